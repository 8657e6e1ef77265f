import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import {
  CLASS_NAME_MAX_LENGTH,
  CLASS_SEATS,
  type HiringClass,
} from '#contract/requisitions/hiring-classes.ts'
import {
  STORED_CLASS_STATUSES,
  type StoredClassStatus,
} from '#contract/requisitions/requisitions-rules.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { CLASS_STATUS_LABELS } from './class-labels.ts'
import { saveClass } from './class-queries.ts'
import { useClassError } from './use-class-error.ts'

import styles from '../../plan-editor/setup.module.css'

type ClassDialogProps = {
  jobId: number
  /** Null for a new one. */
  made: HiringClass | null
  onClose: () => void
}

export function ClassDialog({ jobId, made, onClose }: ClassDialogProps) {
  const { t } = useLingui()
  const errorText = useClassError()
  const formId = useId()
  const [value, setValue] = useState(() => textsOf(made))
  const saving = useCommand(saveClass, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ name: stored }) => {
      notifyDone(t`The class ${stored} is saved.`)
      onClose()
    },
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const content = { ...value, name: value.name.trim(), seats: Number(value.seats) }
    saving.mutate({ jobId, hiringClassId: made?.hiring_class_id ?? null, content })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={saving.isPending}
      title={made === null ? <Trans>New class</Trans> : <Trans>Edit the class</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabled={saving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={saving.isPending}>
            <Trans>Save the class</Trans>
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.stack} onSubmit={submit}>
        {saving.isError && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        <ClassFields made={made} value={value} onChange={setValue} problemOf={problemOf} />
      </form>
    </Dialog>
  )
}

/** What is typed: a number of seats is a text until it is sent. */
type Texts = { name: string; seats: string; start_date: string; status: StoredClassStatus }

function textsOf(made: HiringClass | null): Texts {
  if (made === null) return { name: '', seats: '', start_date: '', status: 'open' }
  const { name, seats, start_date, status } = made
  // Full is an open class that has no seat left.
  return { name, seats: String(seats), start_date, status: status === 'full' ? 'open' : status }
}

type ClassFieldsProps = {
  made: HiringClass | null
  value: Texts
  onChange: (value: Texts) => void
  problemOf: (name: string) => string | undefined
}

function ClassFields({ made, value, onChange, problemOf }: ClassFieldsProps) {
  const { t, i18n } = useLingui()
  const bind = (name: 'name' | 'seats' | 'start_date') => ({
    name,
    required: true,
    value: value[name],
    error: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...value, [name]: target.value }),
  })
  return (
    <>
      <LimitedTextField
        label={t`Name`}
        data-first-focus
        maxLength={CLASS_NAME_MAX_LENGTH}
        {...bind('name')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t`Seats`}
          min={Math.max(CLASS_SEATS.min, made?.filled ?? 0)}
          max={CLASS_SEATS.max}
          {...bind('seats')}
        />
        <DateField label={t`Start date`} {...bind('start_date')} />
      </div>
      <SelectField
        label={t`Status`}
        hint={t`Applicants can be assigned while it is open.`}
        value={value.status}
        options={STORED_CLASS_STATUSES.map((status) => ({
          value: status,
          label: i18n._(CLASS_STATUS_LABELS[status]),
        }))}
        onChange={({ target }) =>
          onChange({
            ...value,
            status: STORED_CLASS_STATUSES.find((one) => one === target.value) ?? 'open',
          })
        }
      />
    </>
  )
}
