// The attributes or the outcomes of a company, with those that are shared.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { MEASURED_CATEGORIES } from '#contract/settings/settings-rules.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { type AttributeList, ATTRIBUTES, attributesAsked } from './attribute-data.ts'
import { NewAttribute } from './attribute-dialogs.tsx'
import { ATTRIBUTE_LIST_LABELS, CATEGORY_LABELS } from './attribute-labels.ts'
import { AttributeRow } from './attribute-row.tsx'
import type { AttributeView } from './attribute-search.ts'

import styles from '../settings.module.css'

type AttributesScreenProps = AttributeList & {
  view: AttributeView
  onView: ChangeView<AttributeView>
}

export function AttributesScreen({ accountId, usageType, view, onView }: AttributesScreenProps) {
  const { i18n, t } = useLingui()
  const list = { accountId, usageType }
  const labels = ATTRIBUTE_LIST_LABELS[usageType]
  const { data, meta } = useDataQuery(ATTRIBUTES, attributesAsked(list, view)).data
  const { total } = meta
  const title = i18n._(labels.title)
  return (
    <>
      <PageHeader
        title={title}
        description={i18n._(labels.description)}
        actions={<NewButton {...list} />}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={i18n._(labels.search)}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <Filters {...{ usageType, view, onView }} />
        <ResultCount className={styles.count}>{t`${total} in all`}</ResultCount>
      </div>
      {data.length === 0 && total > 0 && (
        <EmptyPage onFirstPage={() => onView({ page: undefined })} />
      )}
      {total === 0 && <NoAttributes {...{ usageType, view, onView }} />}
      {data.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={title} role="list">
            {data.map((row) => (
              <li key={row.attribute_type_id} className={styles.line}>
                <AttributeRow {...{ list, row }} />
              </li>
            ))}
          </ul>
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

function NewButton(list: AttributeList) {
  const { i18n } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {i18n._(ATTRIBUTE_LIST_LABELS[list.usageType].add)}
      </Button>
      {isOpen && <NewAttribute list={list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type PartProps = Omit<AttributesScreenProps, 'accountId'>

const OWNERS = ['own', 'shared'] as const

function Filters({ usageType, view, onView }: PartProps) {
  const { i18n, t } = useLingui()
  const words = { own: t`Your company’s`, shared: t`Shared` }
  const categories = MEASURED_CATEGORIES[usageType]
  return (
    <>
      <SelectField
        className={`${styles.filter} ${styles.bare}`}
        label={<VisuallyHidden>{t`Owner`}</VisuallyHidden>}
        placeholder={t`Shared and your own`}
        options={OWNERS.map((value) => ({ value, label: words[value] }))}
        value={view.owner ?? ''}
        onChange={({ target }) =>
          onView({ owner: OWNERS.find((one) => one === target.value), page: undefined })
        }
      />
      <SelectField
        className={`${styles.filter} ${styles.bare}`}
        label={<VisuallyHidden>{t`Category`}</VisuallyHidden>}
        placeholder={t`All categories`}
        options={categories.map((value) => ({ value, label: i18n._(CATEGORY_LABELS[value]) }))}
        value={view.category ?? ''}
        onChange={({ target }) =>
          onView({ category: categories.find((one) => one === target.value), page: undefined })
        }
      />
      <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
    </>
  )
}

function NoAttributes({ usageType, view, onView }: PartProps) {
  const { i18n } = useLingui()
  const { search, owner, category, state } = view
  const labels = ATTRIBUTE_LIST_LABELS[usageType]
  if ([search, owner, category, state].every((one) => one === undefined))
    return <EmptyState title={i18n._(labels.none)}>{i18n._(labels.empty)}</EmptyState>
  const all = { search: undefined, owner: undefined, category: undefined, state: undefined }
  return (
    <EmptyState
      title={<Trans>Nothing matches these filters</Trans>}
      action={
        <Button onClick={() => onView({ ...all, page: undefined })}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}
