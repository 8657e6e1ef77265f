// Changes what is recorded of a stretch in a job profile. Only what was changed is sent: what colleagues wrote meanwhile stays.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { EMPLOYMENT_TYPES } from '#contract/careers/posting-terms.ts'
import type { Participant, ParticipantFields } from '#contract/job-profiles/participants.ts'
import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { EMPLOYMENT_LABELS } from '#web/features/session/position-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { PARTICIPANT } from './profile-queries.ts'

import styles from './job-profiles.module.css'

type ParticipantFormProps = { jobId: number; participant: Participant }

export function ParticipantForm({ jobId, participant }: ParticipantFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [form, setForm] = useState(() => fieldsOf(participant))
  const [stored, setStored] = useState(form)
  const saving = useEndpoint(
    { method: 'patch', path: PARTICIPANT },
    { onDone: () => notifyDone(t`The details are saved.`) },
  )
  const { error } = saving
  const { form: formProps, problemOf } = useFieldProblems(error)
  const isMarked = FIELDS.some((name) => problemOf(name) !== undefined)
  const body = changedFields(stored, form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const path = { job_id: jobId, user_job_id: participant.user_job_id }
    saving.mutate({ path, body }, { onSuccess: () => setStored(form) })
  }
  const set = (change: Partial<ParticipantFields>) => setForm((now) => ({ ...now, ...change }))
  return (
    <>
      <UnsavedChanges isChanged={Object.keys(body).length > 0} />
      <form {...formProps} className={styles.form} onSubmit={submit}>
        {error !== null && !isMarked && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        <Days {...{ form, set, problemOf, participant }} />
        <Work {...{ form, set, problemOf }} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </>
  )
}

type PartProps = {
  form: ParticipantFields
  set: (change: Partial<ParticipantFields>) => void
  problemOf: ReturnType<typeof useFieldProblems>['problemOf']
}

function Days({ form, set, problemOf, participant }: PartProps & { participant: Participant }) {
  const { t } = useLingui()
  const isMoved = participant.moved_to !== null
  const needed = t`This person has left: enter their last day, which cannot be before the first one.`
  const early = t`The last day cannot be before the first one.`
  return (
    <div className={styles.pair}>
      <DateField
        name="start_date"
        label={t`First day`}
        required
        value={form.start_date}
        onChange={({ target }) => set({ start_date: target.value })}
        error={problemOf('start_date', t`This person holds the profile at that time already.`)}
      />
      <DateField
        name="end_date"
        label={t`Last day`}
        isOptional={!isMoved && !participant.is_separated}
        disabled={isMoved}
        hint={isMoved ? <Trans>It follows from the move to another profile.</Trans> : undefined}
        value={form.end_date ?? ''}
        onChange={({ target }) => set({ end_date: target.value || null })}
        error={problemOf('end_date', participant.is_separated ? needed : early)}
      />
    </div>
  )
}

function Work({ form, set, problemOf }: PartProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <div className={styles.pair}>
        <LimitedTextField
          name="job_title"
          label={t`Job title`}
          required
          maxLength={EMPLOYEE_LIMITS.jobTitle}
          value={form.job_title}
          onChange={({ target }) => set({ job_title: target.value })}
          error={problemOf('job_title')}
        />
        <LimitedTextField
          name="department"
          label={t`Department`}
          isOptional
          maxLength={EMPLOYEE_LIMITS.department}
          value={form.department ?? ''}
          onChange={({ target }) => set({ department: target.value || null })}
          error={problemOf('department')}
        />
        <LimitedTextField
          name="employee_number"
          label={t`Employee number`}
          isOptional
          maxLength={EMPLOYEE_LIMITS.employeeNumber}
          value={form.employee_number ?? ''}
          onChange={({ target }) => set({ employee_number: target.value || null })}
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
          value={form.employment_type ?? ''}
          onChange={({ target }) =>
            set({ employment_type: oneOf(EMPLOYMENT_TYPES, target.value) ?? null })
          }
          error={problemOf('employment_type')}
        />
      </div>
      <TextField
        type="email"
        name="supervisor_email"
        label={t`Email of the supervisor`}
        isOptional
        autoComplete="off"
        value={form.supervisor_email ?? ''}
        onChange={({ target }) => set({ supervisor_email: target.value || null })}
        error={problemOf(
          'supervisor_email',
          t`Enter another person’s address. No one can supervise themselves, directly or through others.`,
        )}
      />
    </>
  )
}

const FIELDS = [
  'job_title',
  'department',
  'employee_number',
  'start_date',
  'end_date',
  'supervisor_email',
  'employment_type',
] as const satisfies ReadonlyArray<keyof ParticipantFields>

function fieldsOf(participant: Participant): ParticipantFields {
  const { job_title, department, employee_number, start_date, ...rest } = participant
  const { end_date, supervisor_email, employment_type } = rest
  const work = { job_title, department, employee_number, supervisor_email, employment_type }
  return { ...work, start_date, end_date }
}

function changedFields(
  stored: ParticipantFields,
  form: ParticipantFields,
): Partial<ParticipantFields> {
  const changed = FIELDS.filter((name) => form[name] !== stored[name])
  return Object.fromEntries(changed.map((name) => [name, form[name]]))
}
