// The onboarding forms of a company: those that plans can take, or the archived ones.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'

import type { CompanyOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { ONBOARDING_FORM_LIST } from '#contract/settings/settings-rules.ts'
import { listRequest } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyList } from '#web/ui/staff/table/empty-list.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import {
  COMPANY_FORMS,
  NEW_ONBOARDING_FORM_HREF,
  onboardingFormHref,
} from './onboarding-forms-data.ts'
import type { OnboardingFormsView } from './onboarding-forms-search.ts'
import { useArchivingForm } from './use-archiving-form.ts'

import styles from '../setup.module.css'

type OnboardingFormsScreenProps = {
  accountId: number
  view: OnboardingFormsView
  onView: ChangeView<OnboardingFormsView>
}

export function OnboardingFormsScreen({ accountId, view, onView }: OnboardingFormsScreenProps) {
  const { t } = useLingui()
  const { ordering: _, ...query } = listRequest(ONBOARDING_FORM_LIST, view)
  const { data: list, isBehind } = useDataQuery(COMPANY_FORMS, {
    path: { account_id: accountId },
    query,
  })
  const { data, meta } = list
  const columns = useColumns(accountId)
  return (
    <>
      <PageHeader
        title={<Trans>Onboarding forms</Trans>}
        description={
          <Trans>
            The forms that new employees fill in. A screening plan takes a copy: anyone who has
            started keeps the form they started with.
          </Trans>
        }
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={NEW_ONBOARDING_FORM_HREF}>
            <Trans>New form</Trans>
          </AppLink>
        }
      />
      <div className={styles.actions}>
        <SearchField
          label={t`Search the forms by name`}
          placeholder={t`Search by name`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.facts}>
          <Plural value={meta.total} one="# form" other="# forms" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoForms view={view} onView={onView} total={meta.total} />
      ) : (
        <>
          <Table
            caption={t`Onboarding forms`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.account_onboarding_form_id)}
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

function useColumns(accountId: number): Array<Column<CompanyOnboardingForm>> {
  const { t } = useLingui()
  const { archive, restore, isBusy } = useArchivingForm(accountId)
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (row) => (
        <>
          <AppLink href={onboardingFormHref(row.account_onboarding_form_id)}>{row.name}</AppLink>{' '}
          {row.is_for_hires && (
            <Badge tone="accent">
              <Trans>For new hires</Trans>
            </Badge>
          )}
        </>
      ),
      detail: ({ sections }) => (
        <Plural
          value={sections.flatMap(({ fields }) => fields).length}
          one="# field"
          other="# fields"
        />
      ),
    },
    {
      id: 'use',
      header: t`Used in`,
      isSecondary: true,
      cell: ({ requisition_count: count }) => (
        <Plural value={count} one="# requisition" other="# requisitions" />
      ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (row) => {
        const { name } = row
        return row.is_archived ? (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t`Restore “${name}”`}
            onClick={() => restore(row)}
          >
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            aria-label={t`Archive “${name}”`}
            onClick={() => archive(row)}
          >
            <Trans>Archive</Trans>
          </Button>
        )
      },
    },
  ]
}

type NoFormsProps = Omit<OnboardingFormsScreenProps, 'accountId'> & { total: number }

function NoForms({ view, onView, total }: NoFormsProps) {
  return (
    <EmptyList
      total={total}
      isNarrowed={view.search !== undefined || view.state !== undefined}
      noMatch={<Trans>No form matches</Trans>}
      showAll={<Trans>Show the forms in use</Trans>}
      onShowAll={() => onView({ search: undefined, state: undefined, page: undefined })}
      onFirstPage={() => onView({ page: undefined })}
      nothingYet={
        <EmptyState icon={<ClipboardList size={24} />} title={<Trans>No forms yet</Trans>}>
          <p>
            <Trans>Write a form once, and take it into the plan of any requisition.</Trans>
          </p>
        </EmptyState>
      }
    />
  )
}
