import { Trans } from '@lingui/react/macro'

import { Banner } from '#web/ui/feedback/banner.tsx'

/** Of a video call that no one can join yet. */
export function LinkMissing() {
  return (
    <Banner tone="warning" title={<Trans>No link for this video call</Trans>}>
      <Trans>
        The candidate was told that you send one before the call. Reschedule it at the same time to
        add a link.
      </Trans>
    </Banner>
  )
}
