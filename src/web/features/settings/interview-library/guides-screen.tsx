// The interview guides of the company's library.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListOrdered, SearchX } from 'lucide-react'

import { useDataQuery } from '#web/api/use-data.ts'
import { GUIDES, guidesAsked } from '#web/features/staff-shell/interview-library-data.ts'
import type { GuideView } from '#web/features/staff-shell/interview-library-search.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { NEW_INTERVIEW_GUIDE_HREF } from '../settings-paths.ts'
import { GuideTable } from './guide-table.tsx'
import { LibraryHeader } from './library-header.tsx'

import styles from '../settings.module.css'

type GuidesScreenProps = { accountId: number; view: GuideView; onView: ChangeView<GuideView> }

export function GuidesScreen({ accountId, view, onView }: GuidesScreenProps) {
  const { t } = useLingui()
  const list = useDataQuery(GUIDES, guidesAsked(accountId, view))
  const { data, meta } = list.data
  const { total } = meta
  return (
    <>
      <LibraryHeader tab="guides" actions={<NewGuideLink />} />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the guides by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={total} one="# guide" other="# guides" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoGuides view={view} onView={onView} total={total} />
      ) : (
        <>
          <GuideTable {...{ accountId, view, onView }} rows={data} isBusy={list.isBehind} />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </>
  )
}

function NewGuideLink() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={NEW_INTERVIEW_GUIDE_HREF}>
      <Trans>New guide</Trans>
    </AppLink>
  )
}

type NoGuidesProps = Omit<GuidesScreenProps, 'accountId'> & { total: number }

function NoGuides({ view, onView, total }: NoGuidesProps) {
  if (total > 0) {
    return (
      <EmptyPage icon={<ListOrdered size={24} />} onFirstPage={() => onView({ page: undefined })} />
    )
  }
  if (view.search !== undefined || view.state !== undefined) {
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={
          view.search === undefined ? (
            <Trans>No guide is archived</Trans>
          ) : (
            <Trans>No guide matches</Trans>
          )
        }
        action={
          <Button onClick={() => onView({ search: undefined, state: undefined, page: undefined })}>
            <Trans>Show all guides</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<ListOrdered size={24} />}
      title={<Trans>No guides yet</Trans>}
      action={<NewGuideLink />}
    >
      <p>
        <Trans>
          A guide puts questions of the library in an order. A screening plan takes all of them at
          once.
        </Trans>
      </p>
    </EmptyState>
  )
}
