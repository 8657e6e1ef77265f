// Who collects the signatures of the company's offers, and the company's access to Documenso.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import {
  SIGNATURE_PROVIDER_LIMITS,
  type SignatureProviderName,
} from '#contract/offers/e-signature-rules.ts'
import type { SignatureProviderSettings } from '#contract/offers/signature-provider.ts'
import { useData } from '#web/api/use-data.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { OptionCards } from '#web/ui/form/option-cards.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { DocumensoConnection, PROVIDER } from './documenso-connection.tsx'

import styles from '../settings.module.css'

export function SignatureProviderCards({ accountId }: { accountId: number }) {
  const { data } = useData(PROVIDER, { path: { account_id: accountId } })
  const { provider, url, has_api_key: hasKey } = data
  // Starts over once other values are stored: the key that was typed is gone then.
  const edition = JSON.stringify([provider, url, hasKey])
  return (
    <>
      <ProviderForm key={edition} accountId={accountId} settings={data} />
      {hasKey && <DocumensoConnection accountId={accountId} settings={data} />}
    </>
  )
}

type FormProps = { accountId: number; settings: SignatureProviderSettings }

function ProviderForm({ accountId, settings }: FormProps) {
  const { t } = useLingui()
  const [provider, setProvider] = useState<SignatureProviderName>(settings.provider)
  // Filled again after each save, so that no key stays in the form.
  const [saves, setSaves] = useState(0)
  const isOutside = provider === 'documenso'
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'put',
    endpoint: PROVIDER,
    path: { account_id: accountId },
    bodyIn: (data) => ({
      provider,
      url: isOutside ? textOf(data, 'url') : null,
      api_key: isOutside && textOf(data, 'api_key') !== '' ? textOf(data, 'api_key') : null,
    }),
    onDone: () => {
      setSaves((count) => count + 1)
      notifyDone(t`The settings are saved.`)
    },
  })
  return (
    <Card as="section" className={styles.formCard}>
      <form {...form} className={styles.form} aria-label={t`Provider of signatures`}>
        <CardTitle level={2}>
          <Trans>Provider of signatures</Trans>
        </CardTitle>
        {problem}
        <ProviderChoice provider={provider} onChange={setProvider} />
        {isOutside && <AccessFields key={saves} settings={settings} problemOf={problemOf} />}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            <Trans>Save the provider</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type ChoiceProps = {
  provider: SignatureProviderName
  onChange: (provider: SignatureProviderName) => void
}

function ProviderChoice({ provider, onChange }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <OptionCards
      legend={t`Who collects signatures`}
      hint={t`Offers that were already sent stay with their provider.`}
      isField
      value={provider}
      onChange={(value) => onChange(value === 'documenso' ? 'documenso' : 'embedded')}
      options={[
        {
          value: 'embedded',
          label: t`Fairlead`,
          description: t`Signers use a page of this app. Nothing else is needed.`,
        },
        {
          value: 'documenso',
          label: t`Documenso`,
          description: t`Signers are emailed by your company’s own Documenso account.`,
        },
      ]}
    />
  )
}

type FieldsProps = {
  settings: SignatureProviderSettings
  problemOf: (name: string, text?: string) => string | undefined
}

function AccessFields({ settings, problemOf }: FieldsProps) {
  const { t } = useLingui()
  const { url, has_api_key: hasKey } = settings
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={t`Address of Documenso`}
        hint={t`A new address needs its API key again.`}
        required
        maxLength={SIGNATURE_PROVIDER_LIMITS.url}
        defaultValue={url ?? 'https://app.documenso.com'}
        error={problemOf('url', t`Enter a public address that begins with https://.`)}
      />
      <PasswordField
        name="api_key"
        label={t`API key`}
        hint={
          hasKey
            ? t`A key is stored. Leave this empty to keep it.`
            : t`Create one in Documenso, under Settings, API tokens.`
        }
        autoComplete="off"
        required={!hasKey}
        maxLength={SIGNATURE_PROVIDER_LIMITS.apiKey}
        error={problemOf('api_key', t`Enter an API key.`)}
      />
    </>
  )
}
