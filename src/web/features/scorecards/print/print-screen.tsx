// A scorecard for paper, A4 or Letter: no navigation, everything open, and no card on two pages that fits on one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { FitCard } from '../fit-card.tsx'
import { FlagsCard } from '../flags-card.tsx'
import { HistoryCard } from '../history-card.tsx'
import { MeasuredCard } from '../measured-card.tsx'
import { ScorecardAnswers } from '../scorecard-answers.tsx'
import { scorecardQuery } from '../scorecard-queries.ts'
import { ScorecardSkeleton } from '../scorecard-skeleton.tsx'
import { UnansweredCard } from '../unanswered-card.tsx'

import styles from './print.module.css'

type PrintScreenProps = {
  userSmartreqId: number
  backHref: string
  parts: ApplicationParts
  /** What interviewers wrote. */
  Feedback: ComponentType<{ userSmartreqId: number }>
}

export function PrintScreen(props: PrintScreenProps) {
  const scorecard = useQuery(scorecardQuery(props.userSmartreqId))
  const { data, error } = scorecard
  if (data !== undefined) return <Paper {...props} scorecard={data} />
  if (error === null) return <ScorecardSkeleton />
  return (
    <LoadProblem
      error={error}
      headingLevel={1}
      title={<Trans>The scorecard could not be loaded</Trans>}
      onRetry={() => void scorecard.refetch()}
      isRetrying={scorecard.isFetching}
      forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      missing={<NothingToPrint />}
    />
  )
}

/** For an address that names no application, or none that is there. */
export function NothingToPrint() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no such applicant</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href="/hire">
          <Trans>Show all requisitions</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>
          The application may have been deleted, or the link belongs to another company.
        </Trans>
      </p>
    </EmptyState>
  )
}

function Paper(props: PrintScreenProps & { scorecard: Scorecard }) {
  const { scorecard, userSmartreqId, backHref, parts, Feedback } = props
  const { activities, history } = scorecard
  return (
    <article className={styles.paper}>
      <div className={styles.screenOnly}>
        <AppLink className={linkButton()} href={backHref}>
          <Trans>Back to the scorecard</Trans>
        </AppLink>
        <Button variant="primary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <PaperHead scorecard={scorecard} parts={parts} />
      <FitCard scorecard={scorecard} />
      <FlagsCard activities={activities} />
      <UnansweredCard activities={activities} />
      <MeasuredCard activities={activities} isOnPaper />
      <Feedback userSmartreqId={userSmartreqId} />
      <ScorecardAnswers scorecard={scorecard} />
      <HistoryCard {...{ history, activities, parts }} />
    </article>
  )
}

// Without the private data, which stay on the screen of those who may see them.
function PaperHead({
  scorecard,
  parts,
}: Pick<PrintScreenProps, 'parts'> & { scorecard: Scorecard }) {
  const { applicant, requisition } = scorecard
  const { t } = useLingui()
  const format = useFormatter()
  const stepTitle = useStepTitle()
  const name = `${applicant.first_name} ${applicant.last_name}`
  const { step_title: title, step_standard_title: standard } = applicant
  return (
    <header className={styles.head}>
      <PageTitle className={styles.title} documentTitle={t`Print: ${name}`}>
        {name}
      </PageTitle>
      <p className={styles.facts}>
        <span>{requisition.title}</span>
        <parts.StatusPill status={applicant.status} />
      </p>
      <DefinitionList
        items={[
          {
            id: 'step',
            term: t`Step`,
            value: title === null ? null : stepTitle(title, standard),
          },
          {
            id: 'step-status',
            term: t`Step status`,
            value: <parts.StepStatus status={applicant.step_status} />,
          },
          { id: 'email', term: t`Email`, value: applicant.email },
          { id: 'phone', term: t`Phone number`, value: scorecard.personal.phone?.formatted },
          { id: 'applied', term: t`Applied`, value: format.date(applicant.application_date) },
          {
            id: 'source',
            term: t`Source`,
            value: <parts.Source sourceType={applicant.source_type} name={applicant.source_name} />,
          },
        ]}
      />
    </header>
  )
}
