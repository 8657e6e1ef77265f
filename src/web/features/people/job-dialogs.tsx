// Adds a job to a person, and changes one.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PersonJob } from '#contract/people/people.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import type { Choice } from '#web/ui/staff/form/choice/combobox.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { JobFields, jobIn, newJobIn, ProfileField } from './job-fields.tsx'

import styles from './people.module.css'

type Whose = { accountId: number; userId: number; onClose: () => void }

export function AddJobDialog({ accountId, userId, onClose }: Whose) {
  const { t } = useLingui()
  const [profile, setProfile] = useState<Choice | null>(null)
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'post',
    endpoint: '/account/v1/{account_id}/people/{user_id}/jobs/',
    path: { account_id: accountId, user_id: userId },
    bodyIn: (fields) => newJobIn(fields, profile),
    onDone: () => {
      onClose()
      notifyDone(t`The job is added.`)
    },
  })
  return (
    <FormDialog
      title={<Trans>Add a job</Trans>}
      submitLabel={<Trans>Add the job</Trans>}
      isBusy={isBusy}
      isChanged={profile !== null}
      isDisabled={profile === null}
      onClose={onClose}
      {...form}
      className={styles.form}
    >
      {problem}
      <ProfileField
        {...{ accountId }}
        chosen={profile}
        onChange={setProfile}
        error={problemOf('job_id', t`Choose a job profile that is in use.`)}
      />
      <JobFields problemOf={problemOf} profileTitle={profile?.label} />
    </FormDialog>
  )
}

export function EditJobDialog({ accountId, userId, job, onClose }: Whose & { job: PersonJob }) {
  const { job_title, department, employee_number, start_date, ...rest } = job
  const { employment_type, supervisor_email } = rest
  const whole = { job_title, department, employee_number, start_date }
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'patch',
    endpoint: '/account/v1/{account_id}/people/{user_id}/jobs/{user_job_id}/',
    path: { account_id: accountId, user_id: userId, user_job_id: job.user_job_id },
    base: { ...whole, employment_type, supervisor_email },
    bodyIn: (fields) => ({ ...jobIn(fields), job_title: textOf(fields, 'job_title').trim() }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={<Trans>Edit the job</Trans>}
      isBusy={isBusy}
      onClose={onClose}
      {...form}
      className={styles.form}
    >
      {problem}
      <JobFields problemOf={problemOf} job={job} />
    </FormDialog>
  )
}
