// Changes what the company knows of a person, beside their jobs.
import { Trans, useLingui } from '@lingui/react/macro'

import { CONTACT_LIMITS } from '#contract/people/people-list-rules.ts'
import type { Person } from '#contract/people/people.ts'
import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import styles from './people.module.css'

type EditDetailsDialogProps = { accountId: number; person: Person; onClose: () => void }

export function EditDetailsDialog({ accountId, person, onClose }: EditDetailsDialogProps) {
  const { t } = useLingui()
  const { details } = person
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'patch',
    endpoint: '/account/v1/{account_id}/people/{user_id}/',
    path: { account_id: accountId, user_id: person.user_id },
    base: details,
    bodyIn: (fields) => ({
      first_name: textOf(fields, 'first_name'),
      last_name: textOf(fields, 'last_name'),
      email: textOf(fields, 'email').trim() || null,
      phone_number: textOf(fields, 'phone_number'),
      city: textOf(fields, 'city'),
    }),
    onDone: onClose,
  })
  const bind = (name: 'first_name' | 'last_name' | 'phone_number' | 'city') => ({
    name,
    autoComplete: 'off',
    defaultValue: details[name] ?? '',
    error: problemOf(name),
  })
  return (
    <FormDialog
      title={<Trans>Edit details</Trans>}
      isBusy={isBusy}
      onClose={onClose}
      {...form}
      className={styles.form}
    >
      {problem}
      <LimitedTextField
        {...bind('first_name')}
        label={t`First name`}
        required
        maxLength={EMPLOYEE_LIMITS.name}
      />
      <LimitedTextField
        {...bind('last_name')}
        label={t`Last name`}
        required
        maxLength={EMPLOYEE_LIMITS.name}
      />
      <TextField
        type="email"
        name="email"
        label={t`Email`}
        isOptional
        autoComplete="off"
        defaultValue={details.email ?? ''}
        error={problemOf('email', t`Enter an address that no other employee has.`)}
      />
      <LimitedTextField
        {...bind('phone_number')}
        type="tel"
        label={t`Phone number`}
        isOptional
        maxLength={CONTACT_LIMITS.phoneNumber}
      />
      <LimitedTextField
        {...bind('city')}
        label={t`City`}
        isOptional
        maxLength={CONTACT_LIMITS.city}
      />
    </FormDialog>
  )
}
