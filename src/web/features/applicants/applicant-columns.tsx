import { Trans, useLingui } from '@lingui/react/macro'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { KnockOutBadge } from '#web/features/staff-shell/knock-out-badge.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'
import { StepMarks } from '#web/ui/staff/charts/step-marks.tsx'
import type { Column } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { ApplicationStatusPill, SourceText, StepStatusText } from './application-parts.tsx'
import { useTimeColumns } from './columns/time-columns.tsx'

import styles from '../requisitions/requisitions.module.css'

const STEP = 'step'

/** The columns of a list of applicants, the name first. */
export function useApplicantColumns(): Array<Column<ApplicantRow>> {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Applicant`,
      isSortable: true,
      cell: (row) => `${row.first_name} ${row.last_name}`,
      beside: (row) => <KnockOutBadge count={row.knock_out_count} />,
    },
    {
      id: 'status',
      header: t`Status`,
      isSortable: true,
      cell: (row) => <ApplicationStatusPill status={row.status} />,
    },
    ...useProgressColumns(),
    {
      id: 'source',
      header: t`Source`,
      isSortable: true,
      isTertiary: true,
      cell: (row) => <SourceText sourceType={row.source_type} name={row.source_name} />,
    },
    {
      id: 'application_date',
      header: t`Applied`,
      isSortable: true,
      firstSort: 'descending',
      align: 'end',
      isSecondary: true,
      cell: (row) => <RelativeTime at={row.application_date} className={styles.date} />,
    },
    {
      id: 'email',
      header: t`Email`,
      isTertiary: true,
      cell: (row) => row.email,
    },
    {
      id: 'location',
      header: t`Location`,
      isSortable: true,
      isTertiary: true,
      cell: (row) => [row.city, row.state].filter((part) => part !== null).join(', '),
    },
    ...useTimeColumns(),
    ...useCompanyColumns(),
  ]
}

/** The marks of the steps before the name of the current one, which their sentence for screen readers has in itself. */
function StepCell({ row }: { row: ApplicantRow }) {
  const stepTitle = useStepTitle()
  const steps = row.step_progress
  return (
    <>
      {steps.length > 0 && <ApplicantSteps steps={steps} className={styles.stepMarks} />}
      <span className={styles.stepName} aria-hidden={steps.length > 0}>
        {row.step_title === null ? (
          <Trans>No step</Trans>
        ) : (
          stepTitle(row.step_title, row.step_standard_title)
        )}
      </span>
    </>
  )
}

/** How many activities of the current step are done. */
function DoneOfStep({ steps }: { steps: ApplicantRow['step_progress'] }) {
  const { complete, total } =
    steps.find(({ activities }) => activities !== null)?.activities ?? NONE
  if (total === 0) return <span className={styles.none}>—</span>
  return (
    <Trans>
      {complete} of {total}
    </Trans>
  )
}

const NONE = { complete: 0, total: 0 }

type ApplicantStepsProps = {
  steps: ApplicantRow['step_progress']
  className?: string | undefined
}

function ApplicantSteps({ steps, className }: ApplicantStepsProps) {
  const stepTitle = useStepTitle()
  return (
    <StepMarks
      className={className}
      steps={steps.map(({ job_step_id: id, title, standard_title, state, activities }) => ({
        id,
        name: stepTitle(title, standard_title),
        state,
        activities,
      }))}
    />
  )
}

/** How far an applicant is, and the score. */
function useProgressColumns(): Array<Column<ApplicantRow>> {
  const { t } = useLingui()
  const format = useFormatter()
  return [
    {
      id: STEP,
      header: t`Step`,
      isSortable: true,
      isSecondary: true,
      cell: (row) => <StepCell row={row} />,
    },
    {
      id: 'step_status',
      header: t`Step status`,
      isTertiary: true,
      cell: (row) => <StepStatusText status={row.step_status} />,
    },
    {
      id: 'progress',
      header: t({ message: 'Done', context: 'activities of a step' }),
      isTertiary: true,
      align: 'end',
      cell: (row) => <DoneOfStep steps={row.step_progress} />,
    },
    {
      id: 'score',
      header: t`Fit score`,
      isSortable: true,
      firstSort: 'descending',
      isLabelled: true,
      cell: (row) => (
        <ScoreBar label={t`Fit score`} score={row.score} size="compact" noScore={<NoScore />} />
      ),
    },
    {
      id: 'knock_outs',
      header: t`Knock-out answers`,
      isSortable: true,
      firstSort: 'descending',
      isTertiary: true,
      align: 'end',
      cell: (row) => format.number(row.knock_out_count),
    },
  ]
}

/** What the company adds to an application. */
function useCompanyColumns(): Array<Column<ApplicantRow>> {
  const { t } = useLingui()
  return [
    {
      id: 'class',
      header: t`Class`,
      isSortable: true,
      isTertiary: true,
      cell: (row) => row.hiring_class?.name ?? <Trans>None</Trans>,
    },
    {
      id: 'assigned',
      header: t`Assigned to`,
      isSortable: true,
      isTertiary: true,
      cell: (row) =>
        row.assigned_user?.full_name ?? (
          <span className={styles.none}>
            <Trans>No one</Trans>
          </span>
        ),
    },
    {
      id: 'tags',
      header: t`Tags`,
      isTertiary: true,
      cell: (row) => <TagBadges tags={row.tags} />,
    },
  ]
}

function TagBadges({ tags }: Pick<ApplicantRow, 'tags'>) {
  if (tags.length === 0)
    return (
      <span className={styles.none}>
        <Trans>None</Trans>
      </span>
    )
  return (
    <span className={styles.tags}>
      {tags.map(({ tag_id: id, name }) => (
        <Badge key={id}>{name}</Badge>
      ))}
    </span>
  )
}

function NoScore() {
  return <Trans>None yet</Trans>
}
