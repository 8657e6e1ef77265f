// How the company has its offers signed: its own settings, the month's use, and the certificate of the seal.
import { Trans } from '@lingui/react/macro'

import type { ESignature } from '#contract/offers/e-signature.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { E_SIGNATURE, ESignatureForm } from './e-signature-form.tsx'
import { SealCard } from './seal-card.tsx'
import { SignatureProviderCards } from './signature-provider.tsx'

import styles from '../settings.module.css'

export function ESignatureScreen({ accountId }: { accountId: number }) {
  const asked = { path: { account_id: accountId } }
  const { data } = useDataToEdit(E_SIGNATURE, asked)
  const { queryKey } = dataQuery(E_SIGNATURE, asked)
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: queryKey })
  return (
    <>
      <PageHeader
        title={<Trans>E-signature</Trans>}
        description={
          <Trans>How your offers are signed, and how long candidates have to answer.</Trans>
        }
      />
      <ESignatureForm
        key={edition}
        accountId={accountId}
        settings={data.settings}
        onLoad={onLoad}
      />
      <SignatureProviderCards accountId={accountId} />
      <Sends {...data.limits} />
      <SealCard seal={data.seal} />
    </>
  )
}

function Sends({ used, limit, month }: ESignature['limits']) {
  const format = useFormatter()
  const [sent, most] = [format.number(used), format.number(limit)]
  const name = format.date(month, 'month')
  return (
    <Card as="section" className={styles.formCard}>
      <div className={styles.form}>
        <CardTitle level={2}>
          <Trans>Limit per month</Trans>
        </CardTitle>
        <ProgressBar
          label={
            <Trans>
              {sent} of {most} offers sent in {name}
            </Trans>
          }
          value={used}
          max={limit}
        />
      </div>
    </Card>
  )
}
