// Begins an interview from anywhere: whom the user meets.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { type ApplicantSearch, applicantsQuery, myInterviewsQuery } from '../interview-queries.ts'

import styles from '../interviews.module.css'

type SelectApplicantScreenProps = {
  accountId: number
  view: ApplicantSearch
  onView: ChangeView<Partial<ApplicantSearch>>
  hrefOf: (userSmartreqId: number) => string
}

export function SelectApplicantScreen(props: SelectApplicantScreenProps) {
  const { accountId, view, onView, hrefOf } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const list = useQuery(applicantsQuery(accountId, view))
  return (
    <div className={styles.form}>
      <PageHeader
        title={<Trans>Start an interview</Trans>}
        description={<Trans>Choose the applicant whom you meet.</Trans>}
      />
      <NextInterviews accountId={accountId} />
      <SearchField
        label={t`Search applicants by name`}
        placeholder={t`Name of the applicant`}
        value={view.search ?? ''}
        onSearch={(search) => onView({ search: search === '' ? undefined : search, page: 1 })}
      />
      <PagedList
        query={list}
        errorText={errorText}
        pageSize={list.data?.meta.page_size ?? 25}
        onPage={(page) => onView({ page })}
        empty={<NoApplicants />}
      >
        <Card padding="flush">
          <ul className={styles.rows}>
            {list.data?.data.map((one) => (
              <li key={one.user_smartreq_id} className={styles.row}>
                <AppLink href={hrefOf(one.user_smartreq_id)}>
                  {`${one.first_name} ${one.last_name}`}
                </AppLink>
                <span className={styles.hint}>{one.job_title}</span>
              </li>
            ))}
          </ul>
        </Card>
      </PagedList>
    </div>
  )
}

function NoApplicants() {
  return (
    <EmptyState title={<Trans>No applicants under way</Trans>}>
      <p>
        <Trans>
          Applicants of the requisitions that you see are listed here, under their name.
        </Trans>
      </p>
    </EmptyState>
  )
}

const SHOWN = 5

/** Those that are booked, the next ones first: most often it is one of them. */
function NextInterviews({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const { data } = useQuery(myInterviewsQuery(accountId, { when: 'upcoming', page: 1 }))
  if (data === undefined || data.data.length === 0) return null
  return (
    <Card as="section" aria-label={t`Your next interviews`} className={styles.card}>
      <CardTitle level={2}>
        <Trans>Your next interviews</Trans>
      </CardTitle>
      <ol className={styles.list}>
        {data.data.slice(0, SHOWN).map((one) => (
          <li key={one.interview_uuid}>
            <AppLink href={`/interview/${one.interview_uuid}`}>{one.applicant_name}</AppLink>
            <CardFacts>
              <span>{fullDateTime(one.starts_at, { zone: ownZone(), locale })}</span>
              <span>{one.job_title}</span>
            </CardFacts>
          </li>
        ))}
      </ol>
    </Card>
  )
}
