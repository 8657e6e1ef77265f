import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from './application-parts.ts'
import { KnockOutNote } from './knock-out-note.tsx'

import styles from './scorecards.module.css'

/** Where the applicant stands in the list that the scorecard was opened from. */
export type Neighbours = {
  position: number
  total: number
  previousHref: string | null
  nextHref: string | null
  ids: readonly number[]
}

type ScorecardHeaderProps = {
  scorecard: Scorecard
  backHref: string
  neighbours: Neighbours | null
  parts: ApplicationParts
}

/** Who it is, where they stand, and the way to the ones before and after. */
export function ScorecardHeader({ scorecard, backHref, neighbours, parts }: ScorecardHeaderProps) {
  const { applicant, requisition } = scorecard
  const { t } = useLingui()
  const format = useFormatter()
  const stepTitle = useStepTitle()
  const { StatusPill, StepStatus, Source } = parts
  const { title } = requisition
  const step =
    applicant.step_title === null
      ? null
      : stepTitle(applicant.step_title, applicant.step_standard_title)
  const place = cityAndState(applicant)
  return (
    <div className={styles.head}>
      <PageHeader
        back={{ href: backHref, label: <Trans>Applicants of {title}</Trans> }}
        title={`${applicant.first_name} ${applicant.last_name}`}
        meta={
          <>
            <StatusPill status={applicant.status} />
            <span>{title}</span>
            <a className={styles.mail} href={`mailto:${applicant.email}`}>
              {applicant.email}
            </a>
          </>
        }
        actions={
          <div className={styles.actions}>
            <IconButton
              label={t`Print`}
              icon={<Printer size={18} />}
              onClick={() => window.print()}
            />
            {neighbours !== null && <NeighbourLinks neighbours={neighbours} />}
          </div>
        }
      />
      <KnockOutNote scorecard={scorecard} />
      <DefinitionList
        items={[
          { id: 'step', term: <Trans>Step</Trans>, value: step },
          {
            id: 'step-status',
            term: <Trans>Step status</Trans>,
            value: <StepStatus status={applicant.step_status} />,
          },
          {
            id: 'progress',
            term: <Trans>Progress</Trans>,
            value: format.percent(applicant.pct_complete),
          },
          {
            id: 'applied',
            term: <Trans>Applied</Trans>,
            value: <RelativeTime at={applicant.application_date} hasExactTime />,
          },
          {
            id: 'source',
            term: <Trans>Source</Trans>,
            value: <Source sourceType={applicant.source_type} name={applicant.source_name} />,
          },
          { id: 'place', term: <Trans>Place</Trans>, value: place },
        ]}
      />
    </div>
  )
}

function NeighbourLinks({ neighbours }: { neighbours: Neighbours }) {
  const { t } = useLingui()
  const format = useFormatter()
  const position = format.number(neighbours.position)
  const total = format.number(neighbours.total)
  return (
    <nav className={styles.neighbours} aria-label={t`Applicants of the list`}>
      <NeighbourLink href={neighbours.previousHref} label={t`Previous applicant`} rel="prev">
        <ChevronLeft size={18} aria-hidden="true" />
      </NeighbourLink>
      <span className={styles.position}>
        <Trans>
          {position} of {total}
        </Trans>
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
