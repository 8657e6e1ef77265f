import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { type OfferDialogProps, pathOf, seenOf } from './offer-dialog.ts'
import { E_SIGNATURE, OFFER, OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

export type Ending = 'cancel' | 'rescind' | 'renege'

const TITLES: Readonly<Record<Ending, MessageDescriptor>> = {
  cancel: msg`Cancel the offer`,
  rescind: msg`Rescind the offer`,
  renege: msg`The candidate withdrew`,
}

const EFFECTS: Readonly<Record<Ending, MessageDescriptor>> = {
  cancel: msg`Links that were sent stop working. A candidate who was sent the offer is emailed that it was withdrawn.`,
  rescind: msg`The accepted offer ends, and the candidate is emailed that it was withdrawn. The signed document stays here.`,
  renege: msg`The accepted offer ends. No email is sent. The signed document stays here.`,
}

/** What the end of an offer does is said before; it can't be undone. */
export function EndOfferDialog({
  action,
  offer,
  onClose,
  onDone,
}: OfferDialogProps & { action: Ending }) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const options = {
    invalidates: OFFERS_KEYS,
    onDone: () => {
      notifyDone(t`The offer has ended.`)
      onDone()
    },
  }
  const cancelling = useEndpoint({ method: 'post', path: `${E_SIGNATURE}cancel/` }, options)
  const ending = useEndpoint({ method: 'post', path: `${OFFER}end/` }, options)
  const { error, isPending } = action === 'cancel' ? cancelling : ending
  const isMissing = action !== 'cancel' && reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isMissing) return
    const seen = seenOf(offer)
    if (action === 'cancel') cancelling.mutate({ path: pathOf(offer), body: { seen, reason } })
    else ending.mutate({ path: pathOf(offer), body: { seen, action, reason } })
  }
  return (
    <FormDialog
      title={i18n._(TITLES[action])}
      submitLabel={i18n._(TITLES[action])}
      className={styles.form}
      noValidate
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {i18n._(EFFECTS[action])} <Trans>The applicant is active again.</Trans>
      </p>
      <TextArea
        label={<Trans>Reason, for your team</Trans>}
        name="reason"
        rows={3}
        isOptional={action === 'cancel'}
        maxLength={OFFER_LIMITS.reason}
        value={reason}
        error={isTried && isMissing ? t`Enter a reason.` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
    </FormDialog>
  )
}
