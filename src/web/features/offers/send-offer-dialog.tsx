import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { areFewSendsLeft } from '#contract/offers/e-signature-rules.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { type OfferDialogProps, pathOf, seenOf } from './offer-dialog.ts'
import { E_SIGNATURE, OFFERS_KEYS } from './offer-paths.ts'
import { OfferProblem } from './offer-problem.tsx'

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
  const isDocumenso = offer.signing.provider === 'documenso'
  // Documenso makes a new document of an offer that expired: everyone signs it.
  const open = offer.signers.filter(({ state }) => state !== 'signed' || isDocumenso)
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
          <Plural
            value={later.length}
            one={`Once that is signed, this person is emailed a link: ${next}.`}
            other={`Once that is signed, these people are emailed a link, one after the other: ${next}.`}
          />
        </p>
      )}
      {!isAgain && <Readers offer={offer} />}
      {isDocumenso && <SentByDocumenso />}
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
      {sending.error !== null && <OfferProblem error={sending.error} />}
    </FormDialog>
  )
}

/** Who is emailed a link to read the offer as well. */
function Readers({ offer: { recipients } }: Pick<OfferDialogProps, 'offer'>) {
  const format = useFormatter()
  const viewers = recipients.filter(({ role }) => role === 'viewer')
  if (viewers.length === 0) return null
  const names = format.list(viewers.map(({ name, email }) => `${name} (${email})`))
  return (
    <p>
      <Trans>A link to read the offer goes to {names}.</Trans>
    </p>
  )
}

function SentByDocumenso() {
  return (
    <p>
      <Trans>Documenso sends these emails and collects the signatures.</Trans>
    </p>
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
