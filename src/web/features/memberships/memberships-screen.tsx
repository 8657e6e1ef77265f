// The companies that a user works for, with leaving each: what that takes away is said first.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'

import type { Membership } from '#contract/access/memberships.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { membershipsQuery } from './membership-queries.ts'

import styles from './memberships.module.css'

type ScreenProps = {
  user: CurrentUser
  /** The user works for this company no more. */
  onLeft: (accountId: number) => Promise<void>
}

export function MembershipsScreen({ user, onLeft }: ScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const list = useQuery(membershipsQuery(user.user_id))
  return (
    <>
      <PageHeader
        title={t`Companies you work for`}
        description={t`What each company has given you. Your account is your own: leaving a company changes nothing else of it.`}
      />
      {list.data !== undefined && (
        <Companies
          user={user}
          companies={list.data.companies}
          hasPassword={list.data.has_password}
          onLeft={onLeft}
        />
      )}
      {list.data === undefined && list.isPending && (
        <SkeletonGroup>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      )}
      {list.data === undefined &&
        list.isError &&
        (isNetworkError(list.error) ? (
          <OfflineState />
        ) : (
          <ErrorState
            title={errorText(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ))}
    </>
  )
}

type CompaniesProps = ScreenProps & { companies: readonly Membership[]; hasPassword: boolean }

function Companies({ user, companies, hasPassword, onLeft }: CompaniesProps) {
  const [leaving, setLeaving] = useState<Membership | null>(null)
  if (companies.length === 0) {
    return (
      <EmptyState
        icon={<Building2 size={24} />}
        title={<Trans>You do not work for a company here</Trans>}
      >
        <p>
          <Trans>When you accept the invitation of one, it stands here.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <CardList>
        {companies.map((company) => (
          <CompanyCard key={company.account_id} company={company} onLeave={setLeaving} />
        ))}
      </CardList>
      {leaving !== null && (
        <LeaveDialog
          user={user}
          company={leaving}
          hasPassword={hasPassword}
          onLeft={onLeft}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

type CardProps = { company: Membership; onLeave: (company: Membership) => void }

function CompanyCard({ company, onLeave }: CardProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { account_name: name, team_count: teams } = company
  const roles = format.list(company.role_names)
  return (
    <Card as="li" padding="compact" className={styles.card}>
      <CardTitle level={2}>{name}</CardTitle>
      <CardFacts>
        <span>{roles}</span>
        <Plural value={teams} one="On # hiring team" other="On # hiring teams" />
      </CardFacts>
      {company.is_last_admin ? (
        <p>
          <Trans>
            You are the only one who may change the settings of {name}. Give another user such a
            role first, then you can leave.
          </Trans>
        </p>
      ) : (
        <Button
          size="small"
          aria-label={t`Leave this company: ${name}`}
          onClick={() => onLeave(company)}
        >
          <Trans>Leave this company</Trans>
        </Button>
      )}
    </Card>
  )
}
