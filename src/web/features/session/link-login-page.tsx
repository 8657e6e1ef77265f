// The login page of a link that is no job's: whose it is, what it leads to, and the way in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { LoginPage, LoginPageKind } from '#contract/session/invitations.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { CompanyName } from './company-name.tsx'
import { LoginPageProblem } from './login-page-problem.tsx'
import { loginPageQuery } from './login-page-query.ts'
import { LoginPageScreen } from './login-page-screen.tsx'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { loginPageTarget, type LoginPageLink } from './login-page-target.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SignInForm } from './sign-in-form.tsx'

import styles from './session.module.css'

export function LinkLoginPage({ user, link }: { user: CurrentUser | null; link: LoginPageLink }) {
  const loginPage = useQuery(loginPageQuery(link.kind, link.uuid))
  if (loginPage.isError) return <LoginPageProblem door={loginPage} wrongLink={<WrongLink />} />
  if (loginPage.data === undefined) return <LoginPageSkeleton />
  return (
    <LoginPageScreen
      startsWith="sign-in"
      user={user}
      leadsTo={() => loginPageTarget(link)}
      SignIn={SignInForm}
      heading={<LoginPageHeading kind={link.kind} door={loginPage.data} />}
      Entry={link.kind === 'admin' ? PasskeyEntry : undefined}
    />
  )
}

function WrongLink() {
  return (
    <Trans>
      It may be incomplete, it may have expired, or it was withdrawn. Ask the person who sent it to
      you for a new one.
    </Trans>
  )
}

function LoginPageHeading({ kind, door: loginPage }: { kind: LoginPageKind; door: LoginPage }) {
  const { title } = loginPage
  return (
    <div className={styles.welcome}>
      <CompanyName name={loginPage.account_name} logoUrl={loginPage.account_logo_url} />
      <PageTitle className={styles.heading} documentTitle={useDocumentTitle(kind, loginPage)}>
        {kind === 'career-pathways' && title !== null ? title : <KindName kind={kind} />}
      </PageTitle>
      {title !== null && kind !== 'career-pathways' && <p className={styles.place}>{title}</p>}
      <p className={styles.place}>
        <KindLabels kind={kind} />
      </p>
    </div>
  )
}

// A tab is told from another by what it is about.
function useDocumentTitle(kind: LoginPageKind, { title, account_name }: LoginPage): string {
  const { t } = useLingui()
  const about = title ?? account_name
  switch (kind) {
    case 'interview':
      return t`Interview: ${about}`
    case 'scorecard':
      return t`Scorecard: ${about}`
    case 'career-pathways':
      return about
    case 'interview-list':
      return t`Interviews: ${about}`
    case 'admin':
      return t`Admin Console: ${about}`
  }
}

function KindName({ kind }: { kind: LoginPageKind }): ReactNode {
  switch (kind) {
    case 'interview':
      return <Trans>Your interview</Trans>
    case 'scorecard':
      return <Trans>A scorecard for you to read</Trans>
    case 'career-pathways':
      return <Trans>Your pathway</Trans>
    case 'interview-list':
      return <Trans>Your interviews</Trans>
    case 'admin':
      return <Trans>Admin Console</Trans>
  }
}

function KindLabels({ kind }: { kind: LoginPageKind }): ReactNode {
  switch (kind) {
    case 'interview':
      return <Trans>Sign in with the email address that you were invited at.</Trans>
    case 'scorecard':
    case 'admin':
      return <Trans>Sign in with your account at this company.</Trans>
    case 'career-pathways':
      return <Trans>Sign in, or create an account, and see your steps.</Trans>
    case 'interview-list':
      return <Trans>Sign in to see what was planned for you.</Trans>
  }
}
