// The fields of a job of a person, in the forms that add and change one.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { EMPLOYMENT_TYPES } from '#contract/careers/posting-terms.ts'
import type { UserJobFields } from '#contract/people/people.ts'
import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { EMPLOYMENT_LABELS } from '#web/features/session/position-labels.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

type ProblemOf = (name: string, words?: string) => string | undefined

type JobFieldsProps = {
  problemOf: ProblemOf
  /** As it is now; left out for a new one. */
  job?: UserJobFields
  /** What a new one has unless something else is entered. */
  profileTitle?: string | undefined
}

export function JobFields({ problemOf, job, profileTitle }: JobFieldsProps) {
  const { t, i18n } = useLingui()
  const [startDate, setStartDate] = useState(job?.start_date ?? '')
  return (
    <>
      <DateField
        name="start_date"
        label={t`First day`}
        required
        value={startDate}
        onChange={({ target }) => setStartDate(target.value)}
        error={problemOf('start_date')}
      />
      <LimitedTextField
        name="job_title"
        label={t`Job title`}
        maxLength={EMPLOYEE_LIMITS.jobTitle}
        defaultValue={job?.job_title}
        {...(job === undefined
          ? { isOptional: true, placeholder: profileTitle }
          : { required: true })}
        error={problemOf('job_title')}
      />
      <LimitedTextField
        name="department"
        label={t`Department`}
        isOptional
        maxLength={EMPLOYEE_LIMITS.department}
        defaultValue={job?.department ?? ''}
        error={problemOf('department')}
      />
      <LimitedTextField
        name="employee_number"
        label={t`Employee number`}
        isOptional
        maxLength={EMPLOYEE_LIMITS.employeeNumber}
        defaultValue={job?.employee_number ?? ''}
        error={problemOf('employee_number', t`Another employee has this number.`)}
      />
      <SelectField
        name="employment_type"
        label={t`Employment type`}
        isOptional
        placeholder={t`Not stated`}
        options={EMPLOYMENT_TYPES.map((value) => ({
          value,
          label: i18n._(EMPLOYMENT_LABELS[value]),
        }))}
        defaultValue={job?.employment_type ?? ''}
      />
      <TextField
        type="email"
        name="supervisor_email"
        label={t`Email of the supervisor`}
        isOptional
        autoComplete="off"
        defaultValue={job?.supervisor_email ?? ''}
        error={problemOf(
          'supervisor_email',
          t`Enter another person’s address. No one can supervise themselves, directly or through others.`,
        )}
      />
    </>
  )
}

type ProfileFieldProps = {
  accountId: number
  chosen: Choice | null
  onChange: (chosen: Choice | null) => void
  error: string | undefined
}

/** One of the job profiles in use. */
export function ProfileField({ accountId, chosen, onChange, error }: ProfileFieldProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const asked = { path: { account_id: accountId }, query: { search } }
  const found = useQuery({
    ...dataQuery('/account/v1/{account_id}/people/profile-choices/', asked),
    placeholderData: keepPreviousData,
  })
  return (
    <Combobox
      label={t`Job profile`}
      error={error}
      choices={found.data?.data.map(({ job_id: id, title }) => ({ id: String(id), label: title }))}
      isLoading={found.isFetching}
      chosen={chosen}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}

/** What the form of a job holds. */
export function jobIn(fields: FormData) {
  const optional = (name: string) => textOf(fields, name).trim() || null
  return {
    start_date: textOf(fields, 'start_date'),
    department: optional('department'),
    employee_number: optional('employee_number'),
    employment_type: oneOf(EMPLOYMENT_TYPES, textOf(fields, 'employment_type')) ?? null,
    supervisor_email: optional('supervisor_email'),
  }
}

/** What the form of a new job holds: without a title or department of its own it has those of the profile. */
export function newJobIn(fields: FormData, profile: Choice | null) {
  const { department, ...job } = jobIn(fields)
  const title = textOf(fields, 'job_title').trim()
  return {
    ...job,
    job_id: Number(profile?.id ?? 0),
    ...(title === '' ? {} : { job_title: title }),
    ...(department === null ? {} : { department }),
  }
}
