// The requisition templates of a company: what is in each, and what can be done with it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'

import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { TEMPLATE_LIST } from '#contract/plan-editor/template-list.ts'
import { listRequest, orderingIn } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
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
import { Table } from '#web/ui/staff/table/table.tsx'

import { DeleteTemplate, RenameTemplate } from './change-template.tsx'
import { useTemplateColumns } from './template-columns.tsx'
import { TEMPLATES } from './template-paths.ts'
import type { TemplateSearch } from './template-search.ts'

import styles from '../setup.module.css'

type TemplatesScreenProps = {
  accountId: number
  view: TemplateSearch
  onView: ChangeView<TemplateSearch>
}

type Asked = { readonly what: 'rename' | 'delete'; readonly template: RequisitionTemplate }

export function TemplatesScreen({ accountId, view, onView }: TemplatesScreenProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data: list, isBehind } = useDataQuery(TEMPLATES, {
    path: { account_id: accountId },
    query: listRequest(TEMPLATE_LIST, view),
  })
  const { data, meta } = list
  const columns = useTemplateColumns((what, template) => setAsked({ what, template }))
  const close = () => setAsked(null)
  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ href: '/hire', label: <Trans>Requisitions</Trans> }}
        title={<Trans>Requisition templates</Trans>}
        description={
          <Trans>
            What new requisitions can start with. To make one, choose “Save as template” among the
            actions of a requisition.
          </Trans>
        }
      />
      <div className={styles.actions}>
        <SearchField
          label={t`Search templates by name`}
          placeholder={t`Search by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <ResultCount className={styles.facts}>
          <Plural value={meta.total} one="# template" other="# templates" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoTemplates view={view} onView={onView} total={meta.total} />
      ) : (
        <>
          <Table
            caption={t`Requisition templates`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.requisition_template_id)}
            sort={sortOf(view.ordering ?? TEMPLATE_LIST.defaultSort)}
            onSort={(sort) =>
              onView({ ordering: orderingIn(TEMPLATE_LIST, orderingOf(sort)), page: undefined })
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
      {asked?.what === 'rename' && (
        <RenameTemplate accountId={accountId} template={asked.template} onClose={close} />
      )}
      {asked?.what === 'delete' && (
        <DeleteTemplate accountId={accountId} template={asked.template} onClose={close} />
      )}
    </div>
  )
}

function NoTemplates({
  view,
  onView,
  total,
}: Omit<TemplatesScreenProps, 'accountId'> & { total: number }) {
  return (
    <EmptyList
      total={total}
      isNarrowed={view.search !== undefined}
      noMatch={<Trans>No template matches</Trans>}
      showAll={<Trans>Show all templates</Trans>}
      onShowAll={() => onView({ search: undefined, page: undefined })}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
        <EmptyState
          icon={<LayoutTemplate size={24} />}
          title={<Trans>No templates yet</Trans>}
          action={
            <AppLink className={linkButton({ variant: 'secondary' })} href="/hire">
              <Trans>Choose a requisition</Trans>
            </AppLink>
          }
        >
          <p>
            <Trans>
              Save a requisition as a template, and the next one like it starts from there.
            </Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
