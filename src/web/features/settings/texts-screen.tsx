// What the company says about privacy in its own words: every kind with its versions.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { CompanyKind, ConsentText } from '#contract/privacy/consents.ts'
import { textHref } from '#web/features/shell/consent-texts.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { COMPANY_KINDS, nextTextHref } from './settings-paths.ts'
import { TEXT_LABELS } from './text-labels.ts'
import { useTexts } from './text-queries.ts'

import styles from './settings.module.css'

export function TextsScreen({ accountId }: { accountId: number }) {
  return (
    <>
      <PageHeader
        title={<Trans>Privacy texts</Trans>}
        description={
          <Trans>
            The texts that candidates read and agree to. Until you publish your own, the app’s text
            applies. Published versions cannot be changed.
          </Trans>
        }
      />
      {COMPANY_KINDS.map((kind) => (
        <KindCard key={kind} accountId={accountId} kind={kind} />
      ))}
    </>
  )
}

function KindCard({ accountId, kind }: { accountId: number; kind: CompanyKind }) {
  const { i18n } = useLingui()
  const { name, says } = TEXT_LABELS[kind]
  return (
    <Card className={styles.form}>
      <div>
        <CardTitle level={2}>{i18n._(name)}</CardTitle>
        <p className={styles.hint}>{i18n._(says)}</p>
      </div>
      <Versions accountId={accountId} kind={kind} name={i18n._(name)} />
      <div className={styles.actions}>
        <AppLink className={linkButton({ variant: 'secondary' })} href={nextTextHref(kind)}>
          <Trans>Write the next version</Trans>
        </AppLink>
      </div>
    </Card>
  )
}

type VersionsProps = { accountId: number; kind: CompanyKind; name: string }

function Versions({ accountId, kind, name }: VersionsProps) {
  const [page, setPage] = useState(1)
  const { data, meta } = useTexts({ accountId, kind, page })
  const columns = useColumns(page === 1 ? data[0]?.text_id : undefined)
  if (data.length === 0) {
    return (
      <p>
        <Trans>You have not published one: the text of the app counts.</Trans>
      </p>
    )
  }
  return (
    <>
      <Table
        caption={name}
        columns={columns}
        rows={data}
        rowId={(row) => String(row.text_id)}
        rowHref={textHref}
      />
      <Pagination page={meta.page} pageSize={meta.page_size} total={meta.total} onPage={setPage} />
    </>
  )
}

function useColumns(current: number | undefined): Array<Column<ConsentText>> {
  const { t } = useLingui()
  return [
    { id: 'version', header: t`Version`, cell: (row) => t`Version ${row.version}` },
    {
      id: 'at',
      header: t`Published`,
      cell: (row) => <RelativeTime at={row.published_at} hasExactTime />,
    },
    {
      id: 'asks',
      header: t`Asks everyone again`,
      cell: (row) => (row.asks_again ? <Trans>Yes</Trans> : <Trans>No</Trans>),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (row) =>
        row.text_id === current ? (
          <Badge tone="green">
            <Trans>Counts now</Trans>
          </Badge>
        ) : (
          <Trans>Superseded</Trans>
        ),
    },
  ]
}
