// The public page of a position: what it is, what an application consists of, and the way in.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import type { Posting } from '#contract/careers/positions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { cityAndState } from '../shell/city-and-state.ts'
import { CompanyName } from './company-name.tsx'
import type { ApplyLink } from './entry.ts'
import { LoginPageProblem } from './login-page-problem.tsx'
import { LoginPageScreen } from './login-page-screen.tsx'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { postingQuery } from './posting-query.ts'

import styles from './session.module.css'

const loadDetails = () => import('./position-details.tsx')
// Not on the way to a question: it loads while the position does.
const ApplyCard = lazy(async () => ({ default: (await loadDetails()).ApplyCard }))
const ClosedCard = lazy(async () => ({ default: (await loadDetails()).ClosedCard }))
const PositionDetails = lazy(async () => ({ default: (await loadDetails()).PositionDetails }))
// Applicants have no account as a rule.
const SignIn = lazy(async () => ({ default: (await import('./sign-in-form.tsx')).SignInForm }))

/** Begins to load what the page of a position shows before the form. */
export function preloadDetails(): void {
  // Offline it may not come: then the form shows without it.
  void loadDetails().catch(() => {})
}

type JobLoginPageProps = {
  user: CurrentUser | null
  jobUuid: string
  applyLink?: ApplyLink | undefined
  /** *Apply* was pressed: the form stands in place of the details. */
  isApplying?: boolean
}

export function JobLoginPage(props: JobLoginPageProps) {
  const posting = useQuery(postingQuery(props.jobUuid))
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
      <div className={styles.door}>
        <PostingHeading posting={posting.data} />
        <Suspense>
          <ClosedCard user={props.user} />
        </Suspense>
      </div>
    )
  return <OpenPosition {...props} posting={posting.data} />
}

function OpenPosition(props: JobLoginPageProps & { posting: Posting }) {
  const { user, jobUuid, applyLink, posting, isApplying = false } = props
  const heading = <PostingHeading posting={posting} />
  const details = posting.details ?? null
  if (details !== null && user === null && !isApplying)
    return (
      <div className={styles.position}>
        {heading}
        <Suspense fallback={<LoginPageSkeleton />}>
          <ApplyCard {...{ posting, details, applyLink }} />
          <PositionDetails details={details} />
        </Suspense>
      </div>
    )
  return (
    <>
      <LoginPageScreen startsWith="sign-up" {...{ user, jobUuid, applyLink, heading, SignIn }} />
      {details !== null && user !== null && (
        <div className={styles.position}>
          <Suspense>
            <PositionDetails details={details} />
          </Suspense>
        </div>
      )}
    </>
  )
}

function PostingHeading({ posting }: { posting: Posting }) {
  const place = cityAndState(posting)
  return (
    <div className={styles.welcome}>
      <CompanyName name={posting.account_name} logoUrl={posting.account_logo_url} />
      <PageTitle className={styles.heading}>{posting.title}</PageTitle>
      {place !== '' && <p className={styles.place}>{place}</p>}
    </div>
  )
}
