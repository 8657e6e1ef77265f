import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'

import type { SignOnSettings } from '#contract/session/sign-on.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { saveSignOn } from './security-queries.ts'
import { useSettingsErrorText } from './settings-error-text.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

type SignOnFormProps = {
  accountId: number
  /** Null while the company has none. */
  provider: SignOnSettings | null
  roles: readonly { role_id: number; role_name: string; is_wide: boolean }[]
}

export function SignOnForm({ accountId, provider, roles }: SignOnFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const saving = useSaving(saveSignOn, () => notifyDone(t`Single sign-on is saved.`))
  const { form, problemOf } = useFieldProblems(saving.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate({ accountId, settings: settingsOf(new FormData(event.currentTarget)) })
  }
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} onSubmit={submit} {...form}>
        {saving.isError && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        <ProviderFields provider={provider} problemOf={problemOf} />
        <PeopleFields provider={provider} problemOf={problemOf} roles={roles} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type FieldsProps = Pick<SignOnFormProps, 'provider'> & {
  problemOf: (name: string, words?: string) => string | undefined
}

type RolesProps = Pick<SignOnFormProps, 'roles'>

/** Which provider it is, and how it is asked. */
function ProviderFields({ provider, problemOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Checkbox
        name="is_enabled"
        defaultChecked={provider?.is_enabled ?? false}
        label={t`People can sign in by it`}
        hint={t`While it is off, no one can sign in through the provider. Passwords still work.`}
        error={problemOf(
          'is_enabled',
          t`The sign-in rules only allow this method. Change them first.`,
        )}
      />
      <div className={styles.pair}>
        <LimitedTextField
          label={t`Name of the provider`}
          hint={t`The text of the button on the login page.`}
          name="provider_name"
          maxLength={60}
          required
          defaultValue={provider?.provider_name}
          error={problemOf('provider_name')}
        />
        <TextField
          label={t`Short name in the address`}
          hint={t`Small letters, digits and hyphens, such as okta.`}
          name="provider_slug"
          pattern="[a-z][a-z0-9\-]{1,30}"
          required
          defaultValue={provider?.provider_slug}
          error={problemOf('provider_slug', t`Choose another short name.`)}
        />
      </div>
      <LimitedTextField
        label={t`Issuer`}
        hint={t`The https address by which the provider calls itself.`}
        name="issuer"
        type="url"
        maxLength={500}
        required
        defaultValue={provider?.issuer}
        error={problemOf('issuer', t`An https address without user, query or fragment.`)}
      />
      <LimitedTextField
        label={t`Client ID`}
        hint={t`There is no secret: the browser proves itself again each time.`}
        name="client_id"
        maxLength={255}
        required
        defaultValue={provider?.client_id}
        error={problemOf('client_id')}
      />
    </>
  )
}

/** Who may come in by it, and as what. */
function PeopleFields({ provider, problemOf, roles }: FieldsProps & RolesProps) {
  const { t } = useLingui()
  return (
    <>
      <TextArea
        label={t`Email domains`}
        hint={t`One a line. Only verified addresses of these may come in.`}
        name="allowed_domains"
        rows={3}
        required
        defaultValue={provider?.allowed_domains.join('\n')}
        error={problemOf('allowed_domains', t`One domain a line, such as example.com.`)}
      />
      <NewcomerRole provider={provider} problemOf={problemOf} roles={roles} />
      <div className={styles.pair}>
        <LimitedTextField
          label={t`Claim of the first name`}
          name="first_name_claim"
          maxLength={100}
          required
          defaultValue={provider?.first_name_claim ?? 'given_name'}
          error={problemOf('first_name_claim')}
        />
        <LimitedTextField
          label={t`Claim of the last name`}
          name="last_name_claim"
          maxLength={100}
          required
          defaultValue={provider?.last_name_claim ?? 'family_name'}
          error={problemOf('last_name_claim')}
        />
      </div>
    </>
  )
}

/** Nothing is preselected: what everyone gets whom the provider lets in is a choice of its own. */
function NewcomerRole({ provider, problemOf, roles }: FieldsProps & RolesProps) {
  const { t } = useLingui()
  const [roleId, setRoleId] = useState(String(provider?.default_role_id ?? ''))
  const chosen = roles.find((role) => String(role.role_id) === roleId)
  const name = chosen?.role_name ?? ''
  return (
    <>
      <SelectField
        label={t`Role of users who sign in for the first time`}
        name="default_role_id"
        placeholder={t`Choose a role`}
        options={roles.map((role) => ({ value: String(role.role_id), label: role.role_name }))}
        required
        error={problemOf('default_role_id')}
        value={roleId}
        onChange={(event) => setRoleId(event.currentTarget.value)}
      />
      {chosen?.is_wide === true && (
        <Banner tone="warning" isLive>
          <Trans>
            {name} opens the settings of the company or its employees. Everyone whom the provider
            lets in can do so: choose a narrower role, and give this one to single users.
          </Trans>
        </Banner>
      )}
    </>
  )
}

function settingsOf(data: FormData): SignOnSettings {
  const domains = textOf(data, 'allowed_domains')
  return {
    provider_name: textOf(data, 'provider_name'),
    provider_slug: textOf(data, 'provider_slug'),
    issuer: textOf(data, 'issuer'),
    client_id: textOf(data, 'client_id'),
    allowed_domains: domains.split(/[\s,]+/).filter((domain) => domain !== ''),
    first_name_claim: textOf(data, 'first_name_claim'),
    last_name_claim: textOf(data, 'last_name_claim'),
    default_role_id: Number(textOf(data, 'default_role_id')),
    is_enabled: data.has('is_enabled'),
  }
}
