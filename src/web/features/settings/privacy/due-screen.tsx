// Which applications rules would anonymise in the next 30 days: the saved ones, or those that the address tries.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'

import type { RetentionDays } from '#contract/privacy/retention.ts'
import { oneOf } from '#web/api/list-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { retentionHref } from '../settings-paths.ts'
import { DueTable } from './due-table.tsx'
import { useDue, useRetention } from './retention-queries.ts'
import { rulesTried, triedSearch } from './retention-rules.ts'
import type { DueSearch } from './retention-search.ts'

import styles from '../settings.module.css'

type DueScreenProps = { accountId: number; view: DueSearch; onView: ChangeView<DueSearch> }

export function DueScreen({ accountId, view, onView }: DueScreenProps) {
  const days = rulesTried(view, useRetention(accountId))
  return (
    <>
      <PageHeader
        back={{
          href: retentionHref(triedSearch(days)),
          label: <Trans>Retention</Trans>,
        }}
        title={<Trans>Due to be anonymised</Trans>}
        description={
          <Trans>
            Applications that these rules will anonymise in the next 30 days. Place a legal hold on
            anything you must keep.
          </Trans>
        }
      />
      <Due {...{ accountId, view, onView, days }} />
    </>
  )
}

type DueProps = DueScreenProps & { days: RetentionDays }

function Due({ accountId, view, onView, days }: DueProps) {
  const { t } = useLingui()
  const list = useDue(accountId, { days, search: view })
  const { total } = list.data.meta
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ ...view, search, page: undefined }, { isTyping: true })}
        />
        <SelectField
          className={`${styles.filter} ${styles.bare}`}
          label={<VisuallyHidden>{t`When`}</VisuallyHidden>}
          placeholder={t`The next 30 days`}
          options={[{ value: 'next_run', label: t`The first run` }]}
          value={view.due ?? ''}
          onChange={({ target }) =>
            onView({ ...view, due: oneOf(['next_run'], target.value), page: undefined })
          }
        />
        <SelectField
          className={`${styles.filter} ${styles.bare}`}
          label={<VisuallyHidden>{t`Legal holds`}</VisuallyHidden>}
          placeholder={t`Legal hold`}
          options={[
            { value: '1', label: t`On legal hold` },
            { value: '0', label: t`No legal hold` },
          ]}
          value={view.held ?? ''}
          onChange={({ target }) =>
            onView({ ...view, held: oneOf(['0', '1'], target.value), page: undefined })
          }
        />
        <ResultCount className={styles.count}>
          <Plural value={total} one="# application" other="# applications" />
        </ResultCount>
      </div>
      <Results list={list} view={view} onView={onView} />
    </>
  )
}

type ResultsProps = Pick<DueScreenProps, 'view' | 'onView'> & { list: ReturnType<typeof useDue> }

function Results({ list, view, onView }: ResultsProps) {
  const { data, meta } = list.data
  if (data.length === 0) return <NoneDue view={view} onView={onView} />
  return (
    <>
      <DueTable rows={data} view={view} onView={onView} isBusy={list.isBehind} />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ ...view, page })}
      />
    </>
  )
}

function NoneDue({ view, onView }: Pick<DueScreenProps, 'view' | 'onView'>) {
  const { search, due, held, page } = view
  const isNarrowed = [search, due, held, page].some((one) => one !== undefined)
  const everything = { search: undefined, due: undefined, held: undefined, page: undefined }
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={
        isNarrowed ? <Trans>No application matches</Trans> : <Trans>No application is due</Trans>
      }
      {...(isNarrowed && {
        action: (
          <Button onClick={() => onView({ ...view, ...everything })}>
            <Trans>Show all that are due</Trans>
          </Button>
        ),
      })}
    >
      <p>
        {isNarrowed ? (
          <Trans>Try another part of the name or email, or take a filter off.</Trans>
        ) : (
          <Trans>These rules anonymise nothing in the next 30 days.</Trans>
        )}
      </p>
    </EmptyState>
  )
}
