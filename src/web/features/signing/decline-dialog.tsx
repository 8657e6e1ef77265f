import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'

import { SIGNING_LIMITS, type SigningPage } from '#contract/offers/signing.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { declineDocument } from './signing-queries.ts'

/** How many characters are left once it is worth saying. */
const NEAR_LIMIT = 100

type DeclineDialogProps = {
  token: string
  page: SigningPage
  onClose: () => void
  onDeclined: (page: SigningPage) => void
}

/** Says that a decline is final for this offer, and who reads the reason. */
export function DeclineDialog({ token, page, onClose, onDeclined }: DeclineDialogProps) {
  const errorText = useErrorText()
  const formId = useId()
  const [reason, setReason] = useState('')
  const declining = useMutation({ mutationFn: declineDocument, onSuccess: onDeclined })
  const { company_name: company } = page
  const submit = (event: FormEvent) => {
    event.preventDefault()
    declining.mutate({ token, reason })
  }
  const left = SIGNING_LIMITS.reason - reason.length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={declining.isPending}
      title={<Trans>Decline the offer</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabled={declining.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={declining.isPending}>
            <Trans>Decline the offer</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <p>
          <Trans>{company} is told at once. You can’t sign this offer afterwards.</Trans>
        </p>
        <TextArea
          label={<Trans>Reason</Trans>}
          name="reason"
          isOptional
          rows={4}
          maxLength={SIGNING_LIMITS.reason}
          hint={
            left > NEAR_LIMIT ? undefined : (
              <Plural value={left} one="# character left" other="# characters left" />
            )
          }
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {declining.error !== null && (
          <Banner tone="danger" isLive>
            {errorText(declining.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
