// The offer letters of a company: those that offers can take, or the archived ones.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileSignature } from 'lucide-react'

import { OFFER_LETTER_LIST } from '#contract/offers/offer-letter-rules.ts'
import type { ListedOfferLetter } from '#contract/offers/offer-letters.ts'
import { orderingIn } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { localeNames } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { orderingOf, sortOf } from '#web/ui/staff/table/sort-ordering.ts'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { NEW_OFFER_LETTER_HREF, offerLetterHref } from '../settings-paths.ts'
import { ArchiveToggle } from './archive-toggle.tsx'
import { LETTERS, lettersAsked } from './offer-data.ts'
import type { OfferLettersView } from './offer-search.ts'
import { useArchivingLetter } from './use-archiving.ts'

import styles from '../settings.module.css'

type LettersScreenProps = {
  accountId: number
  view: OfferLettersView
  onView: ChangeView<OfferLettersView>
}

export function LettersScreen({ accountId, view, onView }: LettersScreenProps) {
  const { t } = useLingui()
  const { data: list, isBehind } = useDataQuery(LETTERS, lettersAsked(accountId, view))
  const { data, meta } = list
  const columns = useColumns(accountId)
  return (
    <>
      <PageHeader
        title={<Trans>Offer letters</Trans>}
        description={
          <Trans>
            Offers start from these letters. Each change of a text is a new version: offers that
            were made keep theirs.
          </Trans>
        }
        actions={<NewLetterLink />}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the letters by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# letter" other="# letters" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoLetters view={view} onView={onView} total={meta.total} />
      ) : (
        <>
          <Table
            caption={t`Offer letters`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.offer_template_id)}
            rowHref={(row) => offerLetterHref(row.offer_template_id)}
            sort={sortOf(view.ordering ?? OFFER_LETTER_LIST.defaultSort)}
            onSort={(sort) => {
              const ordering = orderingIn(OFFER_LETTER_LIST, orderingOf(sort))
              onView({ ordering, page: undefined })
            }}
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

function useColumns(accountId: number): Array<Column<ListedOfferLetter>> {
  const { t } = useLingui()
  const archiving = useArchivingLetter(accountId)
  return [
    { id: 'name', header: t`Name`, isSortable: true, cell: (row) => row.name },
    {
      id: 'language',
      header: t`Language`,
      isSortable: true,
      cell: (row) => localeNames[row.language],
    },
    { id: 'version', header: t`Version`, align: 'end', isSecondary: true, cell: versionOf },
    {
      id: 'updated_at',
      header: t`Changed`,
      isSortable: true,
      isTertiary: true,
      firstSort: 'descending',
      cell: (row) => <RelativeTime at={row.updated_at} className={styles.nowrap} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (row) => (
        <ArchiveToggle
          {...archiving}
          thing={{ id: row.offer_template_id, name: row.name, isArchived: row.is_archived }}
        />
      ),
    },
  ]
}

function versionOf({ version }: ListedOfferLetter) {
  return String(version)
}

function NewLetterLink() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={NEW_OFFER_LETTER_HREF}>
      <Trans>New letter</Trans>
    </AppLink>
  )
}

type NoLettersProps = Omit<LettersScreenProps, 'accountId'> & { total: number }

function NoLetters({ view, onView, total }: NoLettersProps) {
  return (
    <EmptyList
      total={total}
      isNarrowed={view.search !== undefined || view.state !== undefined}
      noMatch={<Trans>No letter matches</Trans>}
      showAll={<Trans>Show the letters in use</Trans>}
      onShowAll={() => onView({ search: undefined, state: undefined, page: undefined })}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
        <EmptyState
          icon={<FileSignature size={24} />}
          title={<Trans>No letters yet</Trans>}
          action={<NewLetterLink />}
        >
          <p>
            <Trans>Write a letter once. Each offer fills in its own values.</Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
