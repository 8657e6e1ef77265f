// The jobs of two records that are merged: those that move, those that cannot stand beside each other, and the numbers.
import { Trans, useLingui } from '@lingui/react/macro'

import type { OverlapAction } from '#contract/people/person-merge-rules.ts'
import type { MergeSide, PersonMergePreview } from '#contract/people/person-merges.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { JOB_STATE_LABELS, JOB_STATE_TONES } from './person-labels.ts'

import styles from './people.module.css'

export type OverlapChoice = { readonly user_job_id: number; readonly action: OverlapAction }
type Job = MergeSide['jobs'][number]
type Overlap = PersonMergePreview['overlaps'][number]

type MergeJobsProps = {
  preview: PersonMergePreview
  /** By the ids of the two jobs. */
  overlaps: Readonly<Record<string, OverlapChoice>>
  onOverlap: (key: string, choice: OverlapChoice) => void
  /** Null to leave each number as it is; undefined until it is decided. */
  number: string | null | undefined
  onNumber: (number: string | null | undefined) => void
}

const BOTH = 'both'

export function MergeJobs({ preview, overlaps, onOverlap, number, onNumber }: MergeJobsProps) {
  const { t } = useLingui()
  const { primary, duplicate, employee_numbers: numbers } = preview
  const jobs = [...primary.jobs, ...duplicate.jobs].toSorted((one, other) =>
    other.start_date.localeCompare(one.start_date),
  )
  return (
    <div className={styles.form}>
      {jobs.length > 0 && (
        <ul className={styles.lines}>
          {jobs.map((job) => (
            <JobLine key={job.user_job_id} job={job} isMoving={duplicate.jobs.includes(job)} />
          ))}
        </ul>
      )}
      {preview.overlaps.map((overlap) => {
        const key = `${overlap.primary_user_job_id}-${overlap.duplicate_user_job_id}`
        return (
          <OverlapField
            key={key}
            {...{ overlap, jobs }}
            choice={overlaps[key]}
            onChoose={(choice) => onOverlap(key, choice)}
          />
        )
      })}
      {numbers.length > 0 && (
        <SelectField
          label={t`Which employee number stays?`}
          placeholder={t`Choose`}
          value={number === null ? BOTH : (number ?? '')}
          options={[
            ...numbers.map((one) => ({ value: one, label: one })),
            { value: BOTH, label: t`Leave each job its number` },
          ]}
          onChange={({ target: { value } }) => onNumber(numberOf(value))}
        />
      )}
    </div>
  )
}

function numberOf(value: string): string | null | undefined {
  if (value === '') return undefined
  return value === BOTH ? null : value
}

function JobLine({ job, isMoving }: { job: Job; isMoving: boolean }) {
  const { i18n } = useLingui()
  return (
    <li className={styles.head}>
      <span>
        <strong>{job.job_title}</strong> <Days job={job} />
        {job.employee_number !== null && ` · ${job.employee_number}`}
        {isMoving && (
          <>
            {' · '}
            <Trans>moves</Trans>
          </>
        )}
      </span>
      <StatusPill tone={JOB_STATE_TONES[job.state]}>
        {i18n._(JOB_STATE_LABELS[job.state])}
      </StatusPill>
    </li>
  )
}

function Days({ job }: { job: Job }) {
  const format = useFormatter()
  const end = job.end_date === null ? '' : format.date(job.end_date)
  return `${format.date(job.start_date)} – ${end}`
}

type OverlapFieldProps = {
  overlap: Overlap
  jobs: readonly Job[]
  choice: OverlapChoice | undefined
  onChoose: (choice: OverlapChoice) => void
}

function OverlapField({ overlap, jobs, choice, onChoose }: OverlapFieldProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const jobOf = (id: number) => jobs.find((one) => one.user_job_id === id)
  const label = (id: number) => {
    const job = jobOf(id)
    return job === undefined ? '' : `${job.job_title}, ${format.date(job.start_date)}`
  }
  const options = [
    ...(overlap.endable === null
      ? []
      : [
          {
            value: `end:${overlap.endable}`,
            label: t`End ${label(overlap.endable)} the day before`,
          },
        ]),
    ...overlap.removable.map((id) => ({ value: `remove:${id}`, label: t`Remove ${label(id)}` })),
  ]
  const profile = jobOf(overlap.primary_user_job_id)?.profile_title ?? ''
  if (options.length === 0)
    return (
      <Banner tone="warning">
        <Trans>
          Two jobs in the profile {profile} share days, and both are part of a move. Change their
          days before you merge.
        </Trans>
      </Banner>
    )
  return (
    <SelectField
      label={t`Two jobs in the profile ${profile} share days. What happens?`}
      placeholder={t`Choose`}
      value={choice === undefined ? '' : `${choice.action}:${choice.user_job_id}`}
      options={options}
      onChange={({ target: { value } }) => {
        const [action, id] = value.split(':')
        if (action === 'end' || action === 'remove') onChoose({ user_job_id: Number(id), action })
      }}
    />
  )
}
