// Adds a person with a job. An address that the company knows brings the name along.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Choice } from '#web/ui/staff/form/choice/combobox.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { JobFields, newJobIn, ProfileField } from './job-fields.tsx'

import styles from './people.module.css'

type AddPersonDialogProps = { accountId: number; onClose: () => void }

export function AddPersonDialog({ accountId, onClose }: AddPersonDialogProps) {
  const { t } = useLingui()
  const [profile, setProfile] = useState<Choice | null>(null)
  const [email, setEmail] = useState('')
  const known = useKnownPerson(accountId, email)
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'post',
    endpoint: '/account/v1/{account_id}/people/',
    path: { account_id: accountId },
    bodyIn: (fields) => ({
      ...newJobIn(fields, profile),
      email: textOf(fields, 'email').trim() || null,
      ...(fields.has('first_name') && {
        first_name: textOf(fields, 'first_name'),
        last_name: textOf(fields, 'last_name'),
      }),
    }),
    onDone: () => {
      onClose()
      notifyDone(t`The person is added.`)
    },
  })
  return (
    <FormDialog
      title={<Trans>Add a person</Trans>}
      submitLabel={<Trans>Add the person</Trans>}
      isBusy={isBusy}
      isChanged={profile !== null}
      isDisabled={profile === null}
      onClose={onClose}
      {...form}
      className={styles.form}
    >
      {problem}
      <TextField
        type="email"
        name="email"
        label={t`Email`}
        isOptional
        autoComplete="off"
        maxLength={EMPLOYEE_LIMITS.email}
        error={problemOf('email')}
        onBlur={({ target }) => setEmail(target.validity.valid ? target.value.trim() : '')}
        data-first-focus
      />
      <WhoseAddress known={known} />
      {(known === undefined || known === null) && <NameFields problemOf={problemOf} />}
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

type Known = { first_name: string; last_name: string; employee_user_id: number | null }

/** Null for an address that the company does not know; undefined while none was asked about. */
function useKnownPerson(accountId: number, email: string): Known | null | undefined {
  const params = { path: { account_id: accountId } }
  const check = '/account/v1/{account_id}/people/check-email/'
  const { data } = useQuery({
    queryKey: ['people', 'known', accountId, email],
    enabled: email !== '',
    gcTime: 0,
    queryFn: ({ signal }) => unwrap(api.POST(check, { params, body: { email }, signal })),
  })
  return email === '' ? undefined : data?.data.person
}

function WhoseAddress({ known }: { known: Known | null | undefined }) {
  if (known === undefined) return null
  if (known === null)
    return (
      <Banner tone="info" isLive>
        <Trans>
          The email address is not linked to an existing user. Add their name below. Note: this
          person will not be notified of this action.
        </Trans>
      </Banner>
    )
  const name = `${known.first_name} ${known.last_name}`
  return (
    <Banner tone="info" isLive>
      {known.employee_user_id === null ? (
        <Trans>This is {name}, whom your company already knows.</Trans>
      ) : (
        <Trans>This is {name}, who gets another job in their record.</Trans>
      )}
    </Banner>
  )
}

function NameFields({ problemOf }: { problemOf: (name: string) => string | undefined }) {
  const { t } = useLingui()
  const common = { required: true, autoComplete: 'off', maxLength: EMPLOYEE_LIMITS.name }
  return (
    <>
      <LimitedTextField
        {...common}
        name="first_name"
        label={t`First name`}
        error={problemOf('first_name')}
      />
      <LimitedTextField
        {...common}
        name="last_name"
        label={t`Last name`}
        error={problemOf('last_name')}
      />
    </>
  )
}
