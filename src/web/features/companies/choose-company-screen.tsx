// Choosing the company to work in: for members of several, and for provider admins, who work in any.
import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, SearchX } from 'lucide-react'
import { useState } from 'react'

import type { ListedCompany } from '#contract/access/companies.ts'
import type { CurrentUser, Role } from '#contract/session/session.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import styles from './companies.module.css'

const CHOOSE = { method: 'put', path: '/user/v1/current-company/user/{user_id}/' } as const

type ChooseCompanyProps = {
  user: CurrentUser
  /** With the roles of the chosen company first. */
  onChosen: (roles: Role[]) => Promise<void>
}

export function ChooseCompanyScreen({ user, onChosen }: ChooseCompanyProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const choosing = useEndpoint(CHOOSE, { onDone: ({ data }) => onChosen(data.roles) })
  const choose = (accountId: number | null) =>
    choosing.mutate({ path: { user_id: user.user_id }, body: { account_id: accountId } })
  const current = user.roles[0]?.account_id ?? null
  const list = { current, isBusy: choosing.isPending, onChoose: choose }
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t`Choose a company`}
        actions={
          user.is_jf_admin &&
          current !== null && (
            <Button isBusy={choosing.isPending} onClick={() => choose(null)}>
              <Trans>Leave the company</Trans>
            </Button>
          )
        }
      />
      {choosing.isError && (
        <Banner tone="danger" isLive>
          {errorText(choosing.error)}
        </Banner>
      )}
      {user.is_jf_admin ? (
        <DataBoundary flag="smartreq_access" homeHref="/my-tasks">
          <AllCompanies {...list} />
        </DataBoundary>
      ) : (
        <Companies {...list} companies={companiesOf(user.roles)} />
      )}
    </div>
  )
}

type ListProps = {
  current: number | null
  isBusy: boolean
  onChoose: (accountId: number) => void
}

function AllCompanies(props: ListProps) {
  const { t } = useLingui()
  const [{ search, page }, setAsked] = useState({ search: '', page: 1 })
  const { data, isBehind } = useDataQuery('/account/v1/accounts/', { query: { search, page } })
  const { data: companies, meta } = data
  return (
    <>
      <TextField
        type="search"
        label={t`Search companies`}
        value={search}
        onChange={({ target }) => setAsked({ search: target.value, page: 1 })}
      />
      {companies.length === 0 ? (
        <EmptyState
          icon={<SearchX size={24} />}
          headingLevel={2}
          title={<Trans>No company matches</Trans>}
        />
      ) : (
        <Companies {...props} isBusy={props.isBusy || isBehind} companies={companies} />
      )}
      {meta.total > meta.page_size && (
        <Pagination
          page={page}
          pageSize={meta.page_size}
          total={meta.total}
          onPage={(next) => setAsked({ search, page: next })}
        />
      )}
    </>
  )
}

type CompaniesProps = ListProps & {
  companies: readonly Pick<ListedCompany, 'account_id' | 'account_name'>[]
}

function Companies({ companies, current, isBusy, onChoose }: CompaniesProps) {
  const { t } = useLingui()
  return (
    <CardList>
      {companies.map(({ account_id: id, account_name: name }) => (
        <Card as="li" padding="compact" key={id} className={styles.company}>
          <Building2 size={20} aria-hidden="true" />
          <CardTitle level={2} className={styles.name}>
            {name}
          </CardTitle>
          {id === current ? (
            <Badge tone="blue">
              <Trans>You work here now</Trans>
            </Badge>
          ) : (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t`Work in ${name}`}
              onClick={() => onChoose(id)}
            >
              <Trans>Work in</Trans>
            </Button>
          )}
        </Card>
      ))}
    </CardList>
  )
}

/** The companies of some roles, each once. */
function companiesOf(roles: readonly Role[]): CompaniesProps['companies'] {
  return [...new Map(roles.map((role) => [role.account_id, role])).values()].toSorted(
    (one, other) => one.account_name.localeCompare(other.account_name),
  )
}
