// What can be done with an offer now: the next step as the main button, the rest in a menu.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { canOffer } from '#contract/offers/offer-states.ts'
import { DownloadLink } from '#web/features/shell/files/download-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'

import { EndOfferDialog, type Ending } from './end-offer-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import type { OfferCardProps } from './offer-dialog.ts'
import { documentPath } from './offer-paths.ts'
import { RecordResponseDialog } from './record-response-dialog.tsx'
import { RequestApprovalButton } from './request-approval-button.tsx'
import { ReviseDialog } from './revise-dialog.tsx'
import { SendOfferDialog } from './send-offer-dialog.tsx'

import styles from './offers.module.css'

type Asked = 'send' | 'letter' | 'record' | 'revise' | Ending

export function OfferActions({ offer, setup, onEdit, onChanged }: OfferCardProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { state } = offer
  const close = () => setAsked(null)
  const done = () => {
    close()
    onChanged()
  }
  const can = (action: Parameters<typeof canOffer>[1]) => canOffer(state, action)
  const rare = [
    { id: 'revise', label: t`New version…`, isThere: can('revise') },
    {
      id: 'record',
      label: t`Record a response…`,
      isThere: can('record_acceptance') && !offer.needs_approval,
    },
    { id: 'cancel', label: t`Cancel the offer…`, isThere: can('cancel') },
    { id: 'rescind', label: t`Rescind the offer…`, isThere: can('rescind') },
    { id: 'renege', label: t`The candidate withdrew…`, isThere: can('renege') },
  ] as const
  const more = rare
    .filter(({ isThere }) => isThere)
    .map(({ id, label }) => ({ id, label, onSelect: () => setAsked(id) }))
  const { needs_approval: needsApproval } = offer
  const canSend = (can('send') || can('resend')) && setup.blocked_by === null && !needsApproval
  const hasLetter = offer.offer_template_id !== null && offer.can_read_letter
  return (
    <div className={styles.actions}>
      {canSend && (
        <Button variant="primary" onClick={() => setAsked('send')}>
          {state === 'expired' ? <Trans>Send again…</Trans> : <Trans>Send for signature…</Trans>}
        </Button>
      )}
      {needsApproval && <RequestApprovalButton offer={offer} />}
      {can('edit') && (
        <Button onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {hasLetter && (
        <Button onClick={() => setAsked('letter')}>
          <Trans>Preview the letter</Trans>
        </Button>
      )}
      {hasLetter && <DownloadLink href={documentPath(offer)} name={`${offer.terms.title}.pdf`} />}
      {more.length > 0 && (
        <Menu
          trigger={t`More`}
          label={t`More about this offer`}
          sections={[{ id: 'more', items: more }]}
        />
      )}
      {asked === 'send' && (
        <SendOfferDialog offer={offer} sends={setup.sends} onClose={close} onDone={done} />
      )}
      {asked === 'letter' && <LetterDialog offer={offer} onClose={close} />}
      {asked === 'record' && <RecordResponseDialog offer={offer} onClose={close} onDone={done} />}
      {asked === 'revise' && <ReviseDialog offer={offer} onClose={close} onDone={done} />}
      {(asked === 'cancel' || asked === 'rescind' || asked === 'renege') && (
        <EndOfferDialog action={asked} offer={offer} onClose={close} onDone={done} />
      )}
    </div>
  )
}
