// Whether Documenso answers, and the webhook by which it tells of signatures at once.
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'

import type { SignatureProviderSettings } from '#contract/offers/signature-provider.ts'
import { SIGNATURE_PROBLEM_LABELS } from '#web/features/offers/signature-problem-labels.ts'
import { useClipboard } from '#web/features/staff-shell/use-clipboard.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'

import styles from '../settings.module.css'

export const PROVIDER = '/account/v1/e-signature/account/{account_id}/provider/'

type ConnectionProps = { accountId: number; settings: SignatureProviderSettings }

export function DocumensoConnection({ accountId, settings }: ConnectionProps) {
  return (
    <Card as="section" className={styles.formCard}>
      <div className={styles.form}>
        <CardTitle level={2}>
          <Trans>Connection to Documenso</Trans>
        </CardTitle>
        <ConnectionTest accountId={accountId} />
        <Webhook accountId={accountId} settings={settings} />
      </div>
    </Card>
  )
}

function ConnectionTest({ accountId }: { accountId: number }) {
  const { i18n } = useLingui()
  const errorText = useSettingsErrorText()
  const testing = useEndpoint({ method: 'post', path: `${PROVIDER}test/` }, { invalidates: [] })
  const problem = testing.data?.data.problem
  return (
    <>
      <div className={styles.actions}>
        <Button
          isBusy={testing.isPending}
          onClick={() => testing.mutate({ path: { account_id: accountId } })}
        >
          <Trans>Test the connection</Trans>
        </Button>
      </div>
      {testing.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(testing.error)}
        </Banner>
      )}
      {problem === null && (
        <Banner tone="success" isLive>
          <Trans>Documenso answers and accepts the key.</Trans>
        </Banner>
      )}
      {problem !== null && problem !== undefined && (
        <Banner tone="danger" isLive>
          {i18n._(SIGNATURE_PROBLEM_LABELS[problem])}
        </Banner>
      )}
    </>
  )
}

function Webhook({ accountId, settings }: ConnectionProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const errorText = useSettingsErrorText()
  const { webhook_url: url, webhook_secret_made_at: madeAt } = settings
  const [secret, setSecret] = useState<string | null>(null)
  const renewing = useEndpoint(
    { method: 'post', path: `${PROVIDER}webhook-secret/` },
    { onDone: ({ data }) => setSecret(data.secret) },
  )
  const made = madeAt === null ? '' : format.dateTime(madeAt)
  const renew = () =>
    renewing.mutate({ path: { account_id: accountId }, body: { replaces: madeAt } })
  return (
    <>
      <CardTitle level={3}>
        <Trans>Webhook</Trans>
      </CardTitle>
      <p className={styles.hint}>
        <Trans>
          Add a webhook in Documenso with this address and secret, for all document events. Without
          it, signatures show up here within half an hour.
        </Trans>
      </p>
      <Copied label={t`Webhook address`} text={url} copyLabel={t`Copy the address`} />
      {secret === null ? (
        <p className={styles.hint}>
          {madeAt === null ? (
            <Trans>No secret has been made yet.</Trans>
          ) : (
            <Trans>The secret was made on {made}. It can’t be shown again.</Trans>
          )}
        </p>
      ) : (
        <Copied
          label={t`Webhook secret`}
          hint={t`Copy it now: it is shown only once.`}
          text={secret}
          copyLabel={t`Copy the secret`}
        />
      )}
      {renewing.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(renewing.error)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button isBusy={renewing.isPending} onClick={renew}>
          {madeAt === null ? <Trans>Make a secret</Trans> : <Trans>Replace the secret</Trans>}
        </Button>
      </div>
    </>
  )
}

type CopiedProps = { label: string; text: string; copyLabel: string; hint?: string }

function Copied({ label, text, copyLabel, hint }: CopiedProps) {
  const { last, copy } = useClipboard()
  return (
    <>
      <TextField label={label} hint={hint} readOnly value={text} />
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<Copy size={15} aria-hidden="true" />}
          onClick={() => void copy(text)}
        >
          {copyLabel}
        </Button>
        <span role="status">
          {last?.isCopied === true && <Trans>Copied</Trans>}
          {last?.isCopied === false && <Trans>Select the text and copy it yourself.</Trans>}
        </span>
      </div>
    </>
  )
}
