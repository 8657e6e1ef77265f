import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { KnockOutBadge } from '#web/features/staff-shell/knock-out-badge.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { ListPosition } from './list-position.tsx'

import styles from './scorecards.module.css'

/** Where the applicant stands in the list that the scorecard was opened from. */
export type Neighbours = {
  position: number | null
  total: number
  previousHref: string | null
  nextHref: string | null
  ids: readonly number[]
}

type ScorecardHeaderProps = {
  scorecard: Scorecard
  backHref: string
  neighbours: Neighbours | null
  parts: Pick<ApplicationParts, 'StatusPill'>
}

/** Who it is, what decides first, and the way to the ones before and after. */
export function ScorecardHeader({ scorecard, backHref, neighbours, parts }: ScorecardHeaderProps) {
  const { applicant, requisition } = scorecard
  const format = useFormatter()
  const { title } = requisition
  const score = format.number(applicant.score ?? 0, { maximumFractionDigits: 0 })
  return (
    <PageHeader
      back={{ href: backHref, label: <Trans>Applicants of {title}</Trans> }}
      title={`${applicant.first_name} ${applicant.last_name}`}
      meta={
        <>
          <parts.StatusPill status={applicant.status} />
          {applicant.score !== null && (
            <span className={styles.headScore}>
              <Trans>Fit score: {score}</Trans>
            </span>
          )}
          {applicant.knock_out_count > 0 && <KnockOutBadge count={applicant.knock_out_count} />}
          <span>{title}</span>
        </>
      }
      actions={
        neighbours !== null && (
          <div className={styles.actions}>
            <NeighbourLinks neighbours={neighbours} />
          </div>
        )
      }
    />
  )
}

function NeighbourLinks({ neighbours }: { neighbours: Neighbours }) {
  const { t } = useLingui()
  return (
    <nav className={styles.neighbours} aria-label={t`Applicants of the list`}>
      <NeighbourLink href={neighbours.previousHref} label={t`Previous applicant`} rel="prev">
        <ChevronLeft size={18} aria-hidden="true" />
      </NeighbourLink>
      <span className={styles.position}>
        <ListPosition {...neighbours} />
      </span>
      <NeighbourLink href={neighbours.nextHref} label={t`Next applicant`} rel="next">
        <ChevronRight size={18} aria-hidden="true" />
      </NeighbourLink>
    </nav>
  )
}

type NeighbourLinkProps = {
  href: string | null
  label: string
  rel: 'prev' | 'next'
  children: ReactNode
}

function NeighbourLink({ href, label, rel, children }: NeighbourLinkProps) {
  const className = `${linkButton({ size: 'small' })} ${styles.neighbour}`
  if (href === null) {
    return (
      <button type="button" disabled className={className} aria-label={label}>
        {children}
      </button>
    )
  }
  return (
    <AppLink className={className} href={href} rel={rel} aria-label={label} title={label}>
      {children}
    </AppLink>
  )
}
