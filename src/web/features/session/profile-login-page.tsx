// The login page of a job profile: whose it is, and the way in for the people who work in it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import type { ProfilePage } from '#contract/job-profiles/profile-page.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { CompanyName } from './company-name.tsx'
import { LinkByEmail } from './link-by-email.tsx'
import { LoginPageProblem } from './login-page-problem.tsx'
import { LoginPageScreen } from './login-page-screen.tsx'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { profilePageQuery } from './profile-page-query.ts'
import { SignInForm } from './sign-in-form.tsx'

import styles from './session.module.css'

type ProfileLoginPageProps = { user: CurrentUser | null; jobUuid: string }

export function ProfileLoginPage({ user, jobUuid }: ProfileLoginPageProps) {
  const page = useQuery(profilePageQuery(jobUuid))
  const profile = page.data
  if (profile === undefined) {
    if (!page.isError) return <LoginPageSkeleton />
    // What this device stored of the steps opens without network, whether or not it knows whose profile the link is.
    if (user === null || !isNetworkError(page.error)) return <ProfileProblem page={page} />
  }
  const heading = profile === undefined ? <OfflineHeading /> : <ProfileHeading profile={profile} />
  if (profile?.is_archived === true)
    return (
      <div className={styles.door}>
        {heading}
        <Banner tone="info">
          <Trans>This job profile is no longer in use. There is nothing for you to do here.</Trans>
        </Banner>
      </div>
    )
  return (
    <LoginPageScreen
      startsWith="sign-in"
      user={user}
      heading={heading}
      leadsTo={() => `/user/progress?${new URLSearchParams({ jobUuid })}`}
      SignIn={SignInForm}
      below={<LinkByEmail jobUuid={jobUuid} />}
    />
  )
}

function ProfileProblem({ page }: { page: ComponentProps<typeof LoginPageProblem>['door'] }) {
  return (
    <LoginPageProblem
      door={page}
      title={<Trans>This link leads to no job profile</Trans>}
      wrongLink={<Trans>Check that it is complete, or ask the person who sent it to you.</Trans>}
    />
  )
}

function OfflineHeading() {
  return (
    <div className={styles.welcome}>
      <PageTitle className={styles.heading}>
        <Trans>Employee Profile</Trans>
      </PageTitle>
    </div>
  )
}

function ProfileHeading({ profile }: { profile: ProfilePage }) {
  const company = profile.account_name
  return (
    <div className={styles.welcome}>
      <CompanyName name={company} logoUrl={profile.account_logo_url} />
      <PageTitle className={styles.heading}>{profile.title}</PageTitle>
      <p className={styles.place}>
        <Trans>Employee Profile</Trans>
      </p>
      <p className={styles.place}>
        <Trans>For people who work at {company}: sign in and see your steps.</Trans>
      </p>
    </div>
  )
}
