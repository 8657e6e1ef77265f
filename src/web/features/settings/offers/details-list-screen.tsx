// The details templates of a company: those that offers can take, or the archived ones.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Table2 } from 'lucide-react'

import type { OfferDetailsTemplate } from '#contract/offers/offer-details-templates.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { NEW_OFFER_DETAILS_HREF, offerDetailsHref } from '../settings-paths.ts'
import { ArchiveToggle } from './archive-toggle.tsx'
import { DETAILS_LIST, detailsAsked } from './offer-data.ts'
import type { OfferDetailsView } from './offer-search.ts'
import { useArchivingDetails } from './use-archiving.ts'

import styles from '../settings.module.css'

type DetailsListScreenProps = {
  accountId: number
  view: OfferDetailsView
  onView: ChangeView<OfferDetailsView>
}

export function DetailsListScreen({ accountId, view, onView }: DetailsListScreenProps) {
  const { t } = useLingui()
  const { data: list, isBehind } = useDataQuery(DETAILS_LIST, detailsAsked(accountId, view))
  const { data, meta } = list
  const columns = useColumns(accountId)
  return (
    <>
      <PageHeader
        title={<Trans>Offer details templates</Trans>}
        description={
          <Trans>
            Tables of offer fields. A letter shows the one that its offer chose where its text has
            the table of details.
          </Trans>
        }
        actions={<NewTemplateLink />}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the templates by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# template" other="# templates" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoTemplates view={view} onView={onView} total={meta.total} />
      ) : (
        <>
          <Table
            caption={t`Offer details templates`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.offer_details_template_id)}
            rowHref={(row) => offerDetailsHref(row.offer_details_template_id)}
            isBusy={isBehind}
          />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </>
  )
}

function useColumns(accountId: number): Array<Column<OfferDetailsTemplate>> {
  const { t } = useLingui()
  const format = useFormatter()
  const archiving = useArchivingDetails(accountId)
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (row) => row.name,
      detail: ({ rows }) => format.list(rows.map(({ label }) => label)),
    },
    {
      id: 'updated_at',
      header: t`Changed`,
      isTertiary: true,
      cell: (row) => <RelativeTime at={row.updated_at} className={styles.nowrap} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (row) => (
        <ArchiveToggle
          {...archiving}
          thing={{
            id: row.offer_details_template_id,
            name: row.name,
            isArchived: row.is_archived,
          }}
        />
      ),
    },
  ]
}

function NewTemplateLink() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={NEW_OFFER_DETAILS_HREF}>
      <Trans>New template</Trans>
    </AppLink>
  )
}

type NoTemplatesProps = Omit<DetailsListScreenProps, 'accountId'> & { total: number }

function NoTemplates({ view, onView, total }: NoTemplatesProps) {
  return (
    <EmptyList
      total={total}
      isNarrowed={view.search !== undefined || view.state !== undefined}
      noMatch={<Trans>No template matches</Trans>}
      showAll={<Trans>Show the templates in use</Trans>}
      onShowAll={() => onView({ search: undefined, state: undefined, page: undefined })}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
        <EmptyState
          icon={<Table2 size={24} />}
          title={<Trans>No details templates yet</Trans>}
          action={<NewTemplateLink />}
        >
          <p>
            <Trans>Choose which terms of an offer stand in one table, such as pay and dates.</Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
