// The company's own identity provider, by which its people can sign in.
import { Trans, useLingui } from '@lingui/react/macro'

import type { SignOnSettings } from '#contract/session/sign-on.ts'
import { useData } from '#web/api/use-data.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { SignOnForm } from './sign-on-form.tsx'

import styles from './settings.module.css'

export function SignOnScreen({ accountId }: { accountId: number }) {
  const asked = { path: { account_id: accountId } }
  const { data } = useData('/account/v1/{account_id}/single-sign-on/', asked)
  return (
    <>
      <PageHeader
        title={<Trans>Single sign-on</Trans>}
        description={
          <Trans>
            People of the company can sign in with the account that they have there, by OpenID
            Connect.
          </Trans>
        }
      />
      <SignOnForm
        key={JSON.stringify(data)}
        accountId={accountId}
        provider={data.provider}
        roles={data.roles}
      />
      <Addresses accountUuid={data.account_uuid} provider={data.provider} />
    </>
  )
}

type AddressesProps = { accountUuid: string; provider: SignOnSettings | null }

/** What the administrator of the provider has to enter there, and what people of the company open. */
function Addresses({ accountUuid, provider }: AddressesProps) {
  const { t } = useLingui()
  if (provider === null) return null
  const { origin } = globalThis.location
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.legend}>
        <Trans>Addresses</Trans>
      </h2>
      <DefinitionList
        items={[
          {
            id: 'callback',
            term: t`Redirect address, to be entered at the provider`,
            value: (
              <code
                className={styles.address}
              >{`${origin}/${provider.provider_slug}/callback`}</code>
            ),
          },
          {
            id: 'door',
            term: t`Where people of the company sign in`,
            value: <code className={styles.address}>{`${origin}/login/sso/${accountUuid}`}</code>,
          },
        ]}
      />
    </Card>
  )
}
