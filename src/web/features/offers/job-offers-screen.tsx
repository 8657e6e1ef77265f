// The offers of a requisition: where each stands, and the way to its scorecard.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { HandCoins } from 'lucide-react'

import type { JobOffer } from '#contract/offers/job-offers.ts'
import { canOffer, JOB_OFFER_LIST, LIVE_STATES } from '#contract/offers/offer-states.ts'
import { oneOf, orderingIn } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { JOB_OFFERS, jobOffersAsked, type JobOffersView } from './job-offer-search.ts'
import { OFFER_STATE_LABELS, OFFER_STATE_TONES } from './offer-labels.ts'

import styles from './offers.module.css'

type JobOffersScreenProps = {
  jobId: number
  view: JobOffersView
  onView: ChangeView<JobOffersView>
  /** Where the offer of an application is written and followed. */
  hrefOf: (userSmartreqId: number) => string
}

export function JobOffersScreen(props: JobOffersScreenProps) {
  return (
    <DataBoundary
      asked={JSON.stringify(props.view)}
      flag="smartreq_access"
      homeHref="/hire"
      headingLevel={2}
      height="16rem"
      title={<Trans>The offers could not be loaded</Trans>}
    >
      <Offers {...props} />
    </DataBoundary>
  )
}

function Offers({ jobId, view, onView, hrefOf }: JobOffersScreenProps) {
  const { t } = useLingui()
  const { data: list, isBehind } = useDataQuery(JOB_OFFERS, jobOffersAsked(jobId, view))
  const { data, meta } = list
  const columns = useColumns()
  const isNarrowed = view.search !== undefined || view.state !== undefined
  return (
    <div className={styles.section}>
      {(meta.total > 0 || isNarrowed) && <Toolbar {...{ view, onView }} total={meta.total} />}
      {data.length === 0 ? (
        <EmptyList
          total={meta.total}
          isNarrowed={isNarrowed}
          noMatch={<Trans>No offer matches</Trans>}
          showAll={<Trans>Show all offers</Trans>}
          onShowAll={() => onView({ search: undefined, state: undefined, page: undefined })}
          onFirstPage={() => onView({ page: undefined })}
          nothingYet={<NoOffers />}
        />
      ) : (
        <>
          <Table
            caption={t`Offers`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.user_offer_id)}
            rowHref={(row) => hrefOf(row.user_smartreq_id)}
            sort={sortOf(view.ordering ?? JOB_OFFER_LIST.defaultSort)}
            onSort={(sort) =>
              onView({ ordering: orderingIn(JOB_OFFER_LIST, orderingOf(sort)), page: undefined })
            }
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
    </div>
  )
}

type ToolbarProps = Pick<JobOffersScreenProps, 'view' | 'onView'> & { total: number }

function Toolbar({ view, onView, total }: ToolbarProps) {
  const { t, i18n } = useLingui()
  const states = JOB_OFFER_LIST.filters.state
  return (
    <div className={styles.toolbar}>
      <SearchField
        label={t`Search the offers by name of the applicant`}
        placeholder={t`Search by name`}
        value={view.search ?? ''}
        onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
      />
      <SelectField
        label={<VisuallyHidden>{t`State`}</VisuallyHidden>}
        options={[
          { value: '', label: t`All states` },
          ...states.map((value) => ({ value, label: i18n._(OFFER_STATE_LABELS[value]) })),
        ]}
        value={view.state ?? ''}
        onChange={({ target }) => onView({ state: oneOf(states, target.value), page: undefined })}
      />
      <ResultCount className={styles.count}>
        <Plural value={total} one="# offer" other="# offers" />
      </ResultCount>
    </div>
  )
}

function useColumns(): Array<Column<JobOffer>> {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'applicant_name',
      header: t`Applicant`,
      isSortable: true,
      cell: (row) => row.applicant_name,
    },
    {
      id: 'state',
      header: t`State`,
      isSortable: true,
      cell: ({ state }) => (
        <StatusPill tone={OFFER_STATE_TONES[state]}>{i18n._(OFFER_STATE_LABELS[state])}</StatusPill>
      ),
    },
    { id: 'title', header: t`Job title`, isTertiary: true, cell: (row) => row.title },
    {
      id: 'start_date',
      header: t`First day of work`,
      isTertiary: true,
      cell: (row) => <Day day={row.start_date} />,
    },
    {
      id: 'sent_at',
      header: t`Sent`,
      isSortable: true,
      isSecondary: true,
      firstSort: 'descending',
      cell: (row) => <Sent row={row} />,
    },
    {
      id: 'expires_at',
      header: t`Answer due`,
      isSortable: true,
      cell: (row) => <Deadline row={row} />,
    },
  ]
}

function Day({ day }: { day: string | null }) {
  const format = useFormatter()
  return day === null ? (
    <Trans>Not stated</Trans>
  ) : (
    <span className={styles.nowrap}>{format.date(day)}</span>
  )
}

// An answer by phone ends an offer that was never sent.
function Sent({ row: { sent_at: at, state } }: { row: JobOffer }) {
  if (at !== null) return <RelativeTime at={at} className={styles.nowrap} />
  return canOffer(state, 'send') || canOffer(state, 'edit') ? <Trans>Not sent yet</Trans> : '–'
}

// Only where an answer is still waited for.
function Deadline({ row }: { row: JobOffer }) {
  if (!LIVE_STATES.includes(row.state)) return '–'
  return <RelativeTime at={row.expires_at} className={styles.nowrap} />
}

function NoOffers() {
  return (
    <EmptyState
      headingLevel={2}
      icon={<HandCoins size={24} />}
      title={<Trans>No offers yet</Trans>}
    >
      <p>
        <Trans>An offer is written on the applicant’s scorecard, under Offer.</Trans>
      </p>
    </EmptyState>
  )
}
