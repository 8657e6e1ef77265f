import { Trans } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'

import styles from '../setup.module.css'

const APPROVAL_RULES_HREF = '/settings/offers/approval-rules'

type OfferApprovalNoteProps = {
  hasRules: boolean
  /** Whether the user may open the rules. */
  canEditRules: boolean
}

/** Says where it is decided whether an offer needs approval. */
export function OfferApprovalNote({ hasRules, canEditRules }: OfferApprovalNoteProps) {
  return (
    <p className={styles.faint}>
      {hasRules ? (
        <Trans>Your company’s offer approval rules decide which offers need approval.</Trans>
      ) : (
        <Trans>Offers need no approval: your company has no offer approval rules.</Trans>
      )}{' '}
      {canEditRules && (
        <AppLink href={APPROVAL_RULES_HREF}>
          <Trans>See the offer approval rules</Trans>
        </AppLink>
      )}
    </p>
  )
}
