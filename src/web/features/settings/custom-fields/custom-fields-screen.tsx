// A company's custom fields for one use: those that are offered, in their order, or the archived ones.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useDataQuery } from '#web/api/use-data.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { CUSTOM_FIELDS, type FieldList, fieldsAsked } from './custom-field-data.ts'
import { NewCustomField } from './custom-field-dialogs.tsx'
import { FIELD_LIST_LABELS } from './custom-field-labels.ts'
import { CustomFieldList } from './custom-field-list.tsx'
import type { CustomFieldView } from './custom-field-search.ts'

import styles from '../settings.module.css'

type CustomFieldsScreenProps = FieldList & {
  view: CustomFieldView
  onView: ChangeView<CustomFieldView>
}

export function CustomFieldsScreen({
  accountId,
  usageType,
  view,
  onView,
}: CustomFieldsScreenProps) {
  const { t, i18n } = useLingui()
  const list = { accountId, usageType }
  const labels = FIELD_LIST_LABELS[usageType]
  const { data, meta } = useDataQuery(CUSTOM_FIELDS, fieldsAsked(list, view)).data
  return (
    <>
      <PageHeader
        title={i18n._(labels.title)}
        description={i18n._(labels.description)}
        actions={<NewField {...list} />}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the fields`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# field" other="# fields" />
        </ResultCount>
      </div>
      {data.length === 0 && meta.total > 0 && (
        <EmptyPage onFirstPage={() => onView({ page: undefined })} />
      )}
      {meta.total === 0 && <NoFields {...{ usageType, view, onView }} />}
      {data.length > 0 && (
        <>
          <CustomFieldList {...{ list, view, meta }} label={i18n._(labels.title)} fields={data} />
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

function NewField(list: FieldList) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <Trans>New field</Trans>
      </Button>
      {isOpen && <NewCustomField {...list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type NoFieldsProps = Omit<CustomFieldsScreenProps, 'accountId'>

function NoFields({ usageType, view: { search, state }, onView }: NoFieldsProps) {
  const { i18n } = useLingui()
  if (search === undefined && state === undefined)
    return (
      <EmptyState title={<Trans>No fields yet</Trans>}>
        {i18n._(FIELD_LIST_LABELS[usageType].empty)}
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        search === undefined ? (
          <Trans>No field is archived</Trans>
        ) : (
          <Trans>Nothing matches “{search}”</Trans>
        )
      }
      action={
        <Button onClick={() => onView({ search: undefined, state: undefined, page: undefined })}>
          <Trans>Show all fields</Trans>
        </Button>
      }
    />
  )
}
