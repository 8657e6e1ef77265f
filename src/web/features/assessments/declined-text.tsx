import { Trans } from '@lingui/react/macro'

/** Said where the candidate is led to: what they decided, and how to change it. */
export function DeclinedText({ isRequired }: { isRequired: boolean }) {
  return isRequired ? (
    <Trans>
      You declined the pledge, so nothing was started. Your application stays unfinished until you
      accept it and submit this part. You can start it here at any time.
    </Trans>
  ) : (
    <Trans>
      You declined the pledge, so nothing was started. This part is optional; you can start it here
      at any time.
    </Trans>
  )
}
