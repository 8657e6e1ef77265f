import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { type OfferDialogProps, pathOf, seenOf } from './offer-dialog.ts'
import { OFFER, OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

/** A response that was given elsewhere: by phone, or on paper. */
export function RecordResponseDialog({ offer, onClose, onDone }: OfferDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [response, setResponse] = useState<'accepted' | 'declined'>('accepted')
  const [on, setOn] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const recording = useEndpoint(
    { method: 'post', path: `${OFFER}response/` },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(t`The response is recorded.`)
        onDone()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (on === '') return
    recording.mutate({ path: pathOf(offer), body: { seen: seenOf(offer), response, on, note } })
  }
  return (
    <FormDialog
      title={<Trans>Record a response</Trans>}
      submitLabel={<Trans>Record</Trans>}
      className={styles.form}
      noValidate
      isBusy={recording.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>
          For a response by phone or on paper. It appears as recorded by you, never as a signature.
          Links that were sent stop working. No email is sent.
        </Trans>
      </p>
      <SelectField
        label={<Trans>Response</Trans>}
        name="response"
        value={response}
        options={[
          { value: 'accepted', label: t({ message: 'Accepted', context: 'offer' }) },
          { value: 'declined', label: t({ message: 'Declined', context: 'offer' }) },
        ]}
        onChange={({ target }) =>
          setResponse(target.value === 'declined' ? 'declined' : 'accepted')
        }
      />
      <DateField
        label={<Trans>Day of the response</Trans>}
        name="on"
        required
        value={on}
        error={isTried && on === '' ? t`Choose a day.` : undefined}
        onChange={({ target }) => setOn(target.value)}
      />
      <TextArea
        label={<Trans>Note</Trans>}
        name="note"
        rows={3}
        isOptional
        maxLength={OFFER_LIMITS.reason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {recording.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(recording.error)}
        </Banner>
      )}
    </FormDialog>
  )
}
