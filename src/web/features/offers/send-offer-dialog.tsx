import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { areFewSendsLeft } from '#contract/offers/e-signature-rules.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { type OfferDialogProps, pathOf, seenOf } from './offer-dialog.ts'
import { E_SIGNATURE, OFFERS_KEYS } from './offer-paths.ts'

import styles from './offers.module.css'

type SendOfferDialogProps = OfferDialogProps & Pick<OfferSetup, 'sends'>

/** Says before it goes out: to whom, in which order, until when. */
export function SendOfferDialog({ offer, sends, onClose, onDone }: SendOfferDialogProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const isAgain = offer.state === 'expired'
  const [expiresOn, setExpiresOn] = useState(isAgain ? '' : offer.expires_on)
  const sending = useEndpoint(
    { method: 'post', path: `${E_SIGNATURE}send/` },
    {
      invalidates: OFFERS_KEYS,
      onDone: () => {
        notifyDone(t`The offer is on its way.`)
        onDone()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const seen = seenOf(offer)
    const body = isAgain ? { seen, expires_on: expiresOn } : { seen }
    sending.mutate({ path: pathOf(offer), body })
  }
  const open = offer.signers.filter(({ state }) => state !== 'signed')
  const turn = Math.min(...open.map((signer) => signer.turn))
  const now = open.filter((signer) => signer.turn === turn)
  const later = open.filter((signer) => signer.turn !== turn)
  const names = (all: typeof open) =>
    format.list(all.map(({ name, email }) => `${name} (${email})`))
  const [first, next] = [names(now), names(later)]
  return (
    <FormDialog
      title={
        isAgain ? <Trans>Send the offer again</Trans> : <Trans>Send the offer for signature</Trans>
      }
      submitLabel={<Trans>Send</Trans>}
      className={styles.form}
      isBusy={sending.isPending}
      isDisabled={expiresOn === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Plural
          value={now.length}
          one={`This person is emailed a link now: ${first}.`}
          other={`These people are emailed a link each now: ${first}.`}
        />
      </p>
      {later.length > 0 && (
        <p>
          <Trans>Then, one after the other: {next}.</Trans>
        </p>
      )}
      <p>
        <Trans>
          The letter is frozen: after this it can only be replaced by a new version. The candidate’s
          status becomes “Offer”.
        </Trans>
      </p>
      {isAgain && (
        <DateField
          label={<Trans>Last day to answer</Trans>}
          name="expires_on"
          required
          value={expiresOn}
          onChange={({ target }) => setExpiresOn(target.value)}
        />
      )}
      {areFewSendsLeft(sends) && <SendsLeft {...sends} />}
      {sending.error !== null && <SendProblem error={sending.error} />}
    </FormDialog>
  )
}

function SendsLeft({ used, limit }: OfferSetup['sends']) {
  const left = limit - used
  return (
    <Banner tone="warning">
      <Plural
        value={left}
        one="Your company can send # more offer this month."
        other="Your company can send # more offers this month."
      />
    </Banner>
  )
}

function SendProblem({ error }: { error: Error }) {
  const errorText = useErrorText()
  const format = useFormatter()
  const details = error instanceof ApiError ? error.details : undefined
  const missing = listIn(details?.['missing'])
  const letters = listIn(details?.['missing_letters'])
  const [names, signs] = [format.list(missing), format.list(letters)]
  return (
    <Banner tone="danger" isLive>
      {errorText(error)} {missing.length > 0 && <Trans>Missing: {names}.</Trans>}{' '}
      {letters.length > 0 && <Trans>The document can’t show these letters: {signs}.</Trans>}
    </Banner>
  )
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
