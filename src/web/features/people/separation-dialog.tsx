// Records that a person leaves a job, or changes what was recorded.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PersonJob } from '#contract/people/people.ts'
import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { SEPARATION_TYPES, type SeparationType } from '#contract/settings/separation-reasons.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { SEPARATION_TYPE_LABELS } from './person-labels.ts'

import styles from './people.module.css'

type SeparationDialogProps = {
  accountId: number
  userId: number
  job: PersonJob
  /** Whether the user sees, and writes, what is private. */
  seesPrivateData: boolean
  onClose: () => void
}

export function SeparationDialog(props: SeparationDialogProps) {
  const { accountId, userId, job, seesPrivateData, onClose } = props
  const { t } = useLingui()
  const [lastDay, setLastDay] = useState(job.end_date ?? '')
  const [type, setType] = useState<SeparationType | undefined>(job.separation?.separation_type)
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'post',
    endpoint: '/account/v1/{account_id}/people/{user_id}/jobs/{user_job_id}/separation/',
    path: { account_id: accountId, user_id: userId, user_job_id: job.user_job_id },
    bodyIn: (fields) => ({
      end_date: lastDay,
      separation_type: type ?? 'other',
      separation_reason_id: Number(textOf(fields, 'separation_reason_id')) || null,
      ...(seesPrivateData && { separation_note: textOf(fields, 'separation_note').trim() }),
    }),
    onDone: () => {
      onClose()
      notifyDone(t`The separation is recorded.`)
    },
  })
  return (
    <FormDialog
      title={<Trans>Record separation</Trans>}
      submitLabel={<Trans>Record the separation</Trans>}
      isBusy={isBusy}
      onClose={onClose}
      {...form}
      className={styles.form}
    >
      {problem}
      <DateField
        name="end_date"
        label={t`Last day of work`}
        hint={t`Until then the person stays a current employee.`}
        required
        min={job.start_date}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
        error={problemOf('end_date', t`Enter the first day of this job, or a later day.`)}
      />
      <TypeAndReason {...{ accountId, job, type, problemOf }} onType={setType} />
      {seesPrivateData && (
        <TextArea
          name="separation_note"
          label={t`Note`}
          hint={t`Only users who may see private data can read it.`}
          isOptional
          maxLength={EMPLOYEE_LIMITS.separationNote}
          defaultValue={job.separation?.separation_note ?? ''}
          error={problemOf('separation_note')}
        />
      )}
    </FormDialog>
  )
}

type TypeAndReasonProps = Pick<SeparationDialogProps, 'accountId' | 'job'> & {
  type: SeparationType | undefined
  onType: (type: SeparationType | undefined) => void
  problemOf: (name: string) => string | undefined
}

function TypeAndReason({ accountId, job, type, onType, problemOf }: TypeAndReasonProps) {
  const { t, i18n } = useLingui()
  const asked = { path: { account_id: accountId } }
  const all = useOptionalData('/account/v1/{account_id}/people/separation-choices/', asked)?.data
  const reasons = (all ?? []).filter((reason) => reason.separation_type === type)
  return (
    <>
      <SelectField
        name="separation_type"
        label={t`Type`}
        required
        placeholder={t`Choose a type`}
        options={SEPARATION_TYPES.map((value) => ({
          value,
          label: i18n._(SEPARATION_TYPE_LABELS[value]),
        }))}
        value={type ?? ''}
        onChange={({ target }) => onType(oneOf(SEPARATION_TYPES, target.value))}
        error={problemOf('separation_type')}
      />
      {reasons.length > 0 && (
        <SelectField
          key={type}
          name="separation_reason_id"
          label={t`Reason`}
          isOptional
          placeholder={t`Not stated`}
          options={reasons.map(({ separation_reason_id: id, name }) => ({
            value: String(id),
            label: name,
          }))}
          defaultValue={String(job.separation?.separation_reason_id ?? '')}
          error={problemOf('separation_reason_id')}
        />
      )}
    </>
  )
}
