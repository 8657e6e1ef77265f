// Which requisitions, profiles and pathways a user is kept to, of those that their roles open.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'

import type { AvailableJob } from '#contract/access/roles.ts'
import type { JobKind } from '#contract/access/screen-access.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { FieldsetProblem } from './fieldset-problem.tsx'
import { availableJobsQuery } from './user-queries.ts'

import styles from './settings.module.css'

/** Null for all that the roles open. */
export type Limits = Readonly<Record<JobKind, readonly AvailableJob[] | null>>

type Labels = {
  readonly legend: MessageDescriptor
  readonly all: MessageDescriptor
  readonly search: MessageDescriptor
}

const LABELS: Readonly<Record<JobKind, Labels>> = {
  smartreq: {
    legend: msg`Requisitions`,
    all: msg`All requisitions that the roles open`,
    search: msg`Search requisitions to add`,
  },
  profile: {
    legend: msg`Job profiles`,
    all: msg`All job profiles that the roles open`,
    search: msg`Search job profiles to add`,
  },
  pathway: {
    legend: msg`Pathways`,
    all: msg`All pathways that the roles open`,
    search: msg`Search pathways to add`,
  },
}
const FIELDS: Readonly<Record<JobKind, string>> = {
  smartreq: 'available_smartreqs',
  profile: 'available_profiles',
  pathway: 'available_pathways',
}
const KINDS = ['smartreq', 'profile', 'pathway'] as const

type JobLimitsProps = {
  accountId: number
  limits: Limits
  onChange: (limits: Limits) => void
  problemOf: (name: string) => string | undefined
}

export function JobLimits({ accountId, limits, onChange, problemOf }: JobLimitsProps) {
  return KINDS.map((kind) => (
    <JobLimit
      key={kind}
      accountId={accountId}
      kind={kind}
      jobs={limits[kind]}
      problem={problemOf(FIELDS[kind])}
      onChange={(jobs) => onChange({ ...limits, [kind]: jobs })}
    />
  ))
}

type JobLimitProps = {
  accountId: number
  kind: JobKind
  jobs: readonly AvailableJob[] | null
  onChange: (jobs: readonly AvailableJob[] | null) => void
  problem: string | undefined
}

function JobLimit({ accountId, kind, jobs, onChange, problem }: JobLimitProps) {
  const { i18n } = useLingui()
  const name = useId()
  const words = LABELS[kind]
  const first = useQuery(availableJobsQuery({ accountId, kind, search: '' }))
  // A company without any has nothing to choose.
  if (jobs === null && (first.data ?? []).length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{i18n._(words.legend)}</legend>
      {problem !== undefined && <FieldsetProblem>{problem}</FieldsetProblem>}
      <label className={styles.choice}>
        <input type="radio" name={name} checked={jobs === null} onChange={() => onChange(null)} />
        {i18n._(words.all)}
      </label>
      <label className={styles.choice}>
        <input
          type="radio"
          name={name}
          checked={jobs !== null}
          onChange={() => onChange(jobs ?? [])}
        />
        <Trans>Only these, and those of their teams</Trans>
      </label>
      {jobs !== null && (
        <>
          <Chosen jobs={jobs} onChange={onChange} />
          <Search accountId={accountId} kind={kind} jobs={jobs} onChange={onChange} />
        </>
      )}
    </fieldset>
  )
}

type ChosenProps = { jobs: readonly AvailableJob[]; onChange: JobLimitProps['onChange'] }

function Chosen({ jobs, onChange }: ChosenProps) {
  const { t } = useLingui()
  if (jobs.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>None yet: only those of their teams.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.rows} role="list">
      {jobs.map((job) => (
        <li key={job.job_id} className={styles.line}>
          <span className={styles.lineWords}>{job.title}</span>
          <IconButton
            label={t`Take ${job.title} away`}
            icon={<X size={18} />}
            onClick={() => onChange(jobs.filter((one) => one.job_id !== job.job_id))}
          />
        </li>
      ))}
    </ul>
  )
}

type SearchProps = ChosenProps & { accountId: number; kind: JobKind }

function Search({ accountId, kind, jobs, onChange }: SearchProps) {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useState('')
  const found = useQuery(availableJobsQuery({ accountId, kind, search: search.trim() }))
  const chosen = new Set(jobs.map((one) => one.job_id))
  const others = (found.data ?? []).filter((one) => !chosen.has(one.job_id))
  return (
    <>
      <SearchField label={i18n._(LABELS[kind].search)} value={search} onSearch={setSearch} />
      <ul className={styles.badges} role="list" aria-busy={found.isFetching || undefined}>
        {others.map((job) => (
          <li key={job.job_id}>
            <Button
              size="small"
              icon={<Plus size={16} aria-hidden="true" />}
              aria-label={t`Add ${job.title}`}
              onClick={() => onChange([...jobs, job])}
            >
              {job.title}
            </Button>
          </li>
        ))}
      </ul>
      {found.data !== undefined && others.length === 0 && (
        <p className={styles.hint} role="status">
          <Trans>Nothing else matches.</Trans>
        </p>
      )}
    </>
  )
}
