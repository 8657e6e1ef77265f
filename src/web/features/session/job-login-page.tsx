// The login page of a requisition or pathway: company, position, and the way in, for applicants and for employees.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Posting } from '#contract/requisitions/requisitions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { cityAndState } from '../shell/city-and-state.ts'
import { CompanyName } from './company-name.tsx'
import { LoginPageProblem } from './login-page-problem.tsx'
import { LoginPageScreen } from './login-page-screen.tsx'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { postingQuery } from './posting-query.ts'

import styles from './session.module.css'

type JobLoginPageProps = {
  user: CurrentUser | null
  jobUuid: string
  /** The token of the tracked link that led here. */
  source?: string | undefined
  /** A participant works for the company already, and has an account as a rule. */
  isForParticipants?: boolean
}

export function JobLoginPage({
  user,
  jobUuid,
  source,
  isForParticipants = false,
}: JobLoginPageProps) {
  const posting = useQuery(postingQuery(jobUuid))
  if (posting.isError) {
    return (
      <LoginPageProblem
        door={posting}
        title={<Trans>This link leads to no position</Trans>}
        wrongLink={<Trans>Check that it is complete, or ask the person who sent it to you.</Trans>}
      />
    )
  }
  if (posting.data === undefined) return <LoginPageSkeleton />
  if (!posting.data.is_open)
    return (
      <ClosedPosition user={user} posting={posting.data} isForParticipants={isForParticipants} />
    )
  return (
    <LoginPageScreen
      startsWith={isForParticipants ? 'sign-in' : 'sign-up'}
      user={user}
      jobUuid={jobUuid}
      source={source}
      heading={<PostingHeading posting={posting.data} isForParticipants={isForParticipants} />}
    />
  )
}

function PostingHeading({
  posting,
  isForParticipants,
}: {
  posting: Posting
  isForParticipants: boolean
}) {
  const place = cityAndState(posting)
  const company = posting.account_name
  return (
    <>
      <div className={styles.welcome}>
        <CompanyName name={company} logoUrl={posting.account_logo_url} />
        <PageTitle className={styles.heading}>{posting.title}</PageTitle>
        {place !== '' && <p className={styles.place}>{place}</p>}
        {isForParticipants && (
          <p className={styles.place}>
            <Trans>For people who work at {company}: sign in and see your steps.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

// Nothing to fill in: it would be refused. Who applied before finds their application after signing in.
function ClosedPosition({
  user,
  ...heading
}: {
  user: CurrentUser | null
  posting: Posting
  isForParticipants: boolean
}) {
  return (
    <div className={styles.door}>
      <PostingHeading {...heading} />
      <Card isRaised className={styles.card}>
        <p>
          <Trans>This position is not accepting new applications at this time</Trans>
        </p>
        <p>
          <Trans>If you applied before, you find your application under My progress.</Trans>
        </p>
        <AppLink
          className={linkButton({ variant: 'primary' })}
          href={user === null ? '/login' : '/user/progress'}
        >
          {user === null ? <Trans>Sign in</Trans> : <Trans>My progress</Trans>}
        </AppLink>
      </Card>
    </div>
  )
}
