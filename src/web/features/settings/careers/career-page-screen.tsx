// The public page with a company's open positions: its address, its words, and where else they can be shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, Megaphone } from 'lucide-react'

import type { CareerPage, JobBoardSummary } from '#contract/careers/career-pages.ts'
import { dataQuery, useData } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { CareerPageForm } from './career-page-form.tsx'
import { makeCareerPage } from './career-page-queries.ts'
import { FeedAddress } from './feed-address.tsx'

import styles from '../settings.module.css'

/** The career page of a company, and how many postings it shows. */
const SUMMARY = '/account/v1/job-board-summary/{account_id}/'

export function CareerPageScreen({ accountId }: { accountId: number }) {
  const asked = { path: { account_id: accountId } }
  const { data: summary } = useData(SUMMARY, asked)
  const { queryKey } = dataQuery(SUMMARY, asked)
  const { edition, onLoad } = useEditions({ reads: queryKey, invalidates: queryKey })
  return (
    <>
      <PageHeader
        title={<Trans>Career page</Trans>}
        description={
          <Trans>
            A public page with your open positions, which needs no account to read. Postings come
            onto it from the setup of their requisitions.
          </Trans>
        }
      />
      <Loaded key={edition} {...{ accountId, summary, onLoad }} />
    </>
  )
}

type LoadedProps = { accountId: number; summary: JobBoardSummary; onLoad: () => void }

function Loaded({ accountId, summary, onLoad }: LoadedProps) {
  const { career_page: page } = summary
  if (page === null) return <NoPage accountId={accountId} />
  return (
    <>
      <PageFacts page={page} summary={summary} />
      <CareerPageForm accountId={accountId} page={page} onLoad={onLoad} />
      {page.is_public && <Elsewhere accountId={accountId} page={page} />}
    </>
  )
}

function NoPage({ accountId }: { accountId: number }) {
  const errorText = useSettingsErrorText()
  const making = useSaving(makeCareerPage)
  return (
    <>
      {making.isError && (
        <Banner tone="danger" isLive>
          {errorText(making.error)}
        </Banner>
      )}
      <EmptyState
        icon={<Megaphone size={24} />}
        headingLevel={2}
        title={<Trans>You have no career page yet</Trans>}
        action={
          <Button
            variant="primary"
            isBusy={making.isPending}
            onClick={() => making.mutate({ accountId })}
          >
            <Trans>Create the career page</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            It gets an address with the name of your company. You can change both afterwards.
          </Trans>
        </p>
      </EmptyState>
    </>
  )
}

function PageFacts({ page, summary }: { page: CareerPage; summary: JobBoardSummary }) {
  const format = useFormatter()
  return (
    <Card className={styles.form}>
      <CardTitle level={2}>
        <Trans>Postings</Trans>
      </CardTitle>
      <DefinitionList
        items={[
          { id: 'shown', term: <Trans>Shown</Trans>, value: format.number(summary.shown) },
          { id: 'drafts', term: <Trans>Drafts</Trans>, value: format.number(summary.drafts) },
          {
            id: 'unpublished',
            term: <Trans>Taken off</Trans>,
            value: format.number(summary.unpublished),
          },
          { id: 'expired', term: <Trans>Expired</Trans>, value: format.number(summary.expired) },
          {
            id: 'not_open',
            term: <Trans>Requisition not open</Trans>,
            value: format.number(summary.not_open),
          },
        ]}
      />
      {page.is_public && (
        <div className={styles.actions}>
          <a className={linkButton()} href={page.path} target="_blank" rel="noreferrer">
            <ExternalLink size={15} aria-hidden="true" />
            <Trans>Open the career page</Trans>
          </a>
        </div>
      )}
    </Card>
  )
}

function Elsewhere({ accountId, page }: { accountId: number; page: CareerPage }) {
  const { t } = useLingui()
  const address = globalThis.location.origin + page.path
  const frame = `<iframe src="${address}/embed" title="${t`Open positions`}" width="100%" height="600"></iframe>`
  return (
    <Card className={styles.form}>
      <CardTitle level={2}>
        <Trans>Elsewhere</Trans>
      </CardTitle>
      <FeedAddress accountId={accountId} address={`${address}/feed.xml`} />
      <TextField label={t`Sitemap for search engines`} value={`${address}/sitemap.xml`} readOnly />
      <TextArea label={t`List for your own website (HTML)`} value={frame} rows={3} readOnly />
    </Card>
  )
}
