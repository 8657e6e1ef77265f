// The applications that must be kept, whatever a rule or a request says.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ShieldX } from 'lucide-react'

import { oneOf } from '#web/api/list-search.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { newHoldHref } from '../settings-paths.ts'
import { useHolds } from './hold-queries.ts'
import { HoldRow } from './hold-row.tsx'
import type { HoldSearch } from './hold-search.ts'

import styles from '../settings.module.css'

type HoldsScreenProps = { accountId: number; view: HoldSearch; onView: ChangeView<HoldSearch> }

export function HoldsScreen({ accountId, view, onView }: HoldsScreenProps) {
  const { t } = useLingui()
  const list = useHolds(accountId, view)
  const { total } = list.data.meta
  return (
    <>
      <PageHeader
        title={<Trans>Legal holds</Trans>}
        description={
          <Trans>
            Applications that you have to keep, for a claim for example. No rule and no request
            erases them until the hold is lifted.
          </Trans>
        }
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={newHoldHref()}>
            <Trans>Place a hold</Trans>
          </AppLink>
        }
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <SelectField
          className={`${styles.filter} ${styles.bare}`}
          label={<VisuallyHidden>{t`Order`}</VisuallyHidden>}
          placeholder={t`Newest first`}
          options={[{ value: 'placed_at', label: t`Oldest first` }]}
          value={view.ordering ?? ''}
          onChange={({ target }) =>
            onView({ ordering: oneOf(['placed_at'], target.value), page: undefined })
          }
        />
        <ResultCount className={styles.count}>
          <Plural value={total} one="# hold" other="# holds" />
        </ResultCount>
      </div>
      <Results {...{ accountId, list, view, onView }} />
    </>
  )
}

type ResultsProps = HoldsScreenProps & { list: ReturnType<typeof useHolds> }

function Results({ accountId, list, view, onView }: ResultsProps) {
  const { t } = useLingui()
  const { data, meta } = list.data
  if (data.length === 0) return <NoHolds {...{ view, onView }} total={meta.total} />
  return (
    <>
      <ul
        className={styles.rows}
        role="list"
        aria-label={t`Legal holds`}
        aria-busy={list.isBehind || undefined}
      >
        {data.map((hold) => (
          <HoldRow key={hold.user_smartreq_id} accountId={accountId} hold={hold} />
        ))}
      </ul>
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

type NoHoldsProps = Pick<HoldsScreenProps, 'view' | 'onView'> & { total: number }

function NoHolds({ view, onView, total }: NoHoldsProps) {
  return (
    <EmptyList
      total={total}
      isNarrowed={view.search !== undefined}
      noMatch={<Trans>No hold matches</Trans>}
      hint={<Trans>Try another part of the name or email.</Trans>}
      showAll={<Trans>Show all holds</Trans>}
      onShowAll={() => onView({ search: undefined, page: undefined })}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
        <EmptyState icon={<ShieldX size={24} />} title={<Trans>No legal holds</Trans>}>
          <p>
            <Trans>
              Place a hold on anything that must not be erased. It is listed here until you lift it.
            </Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
