// The login page without a company: staff, and candidates who come back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { afterSignIn } from './after-sign-in.ts'
import { LoginPageScreen } from './login-page-screen.tsx'
import { LoginPageSkeleton } from './login-page-skeleton.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { loginPageHref, rememberedLoginPage } from './sign-on-login-page.ts'

import styles from './session.module.css'

// Candidates come by the link of a job: their phones do not download it.
const PasskeyEntry = lazy(async () => ({
  default: (await import('./passkey-entry.tsx')).PasskeyEntry,
}))

type AnonymousLoginPageProps = {
  user: CurrentUser | null
  isConfirmed: boolean
  redirect?: string | undefined
}

export function AnonymousLoginPage({ user, isConfirmed, redirect }: AnonymousLoginPageProps) {
  const { t } = useLingui()
  const isLedOn = useStraightOn({ user, isConfirmed, redirect })
  const signOnLoginPage = rememberedLoginPage()
  if (isLedOn) return <LoginPageSkeleton />
  return (
    <>
      <LoginPageScreen
        startsWith="sign-in"
        user={user}
        redirect={redirect}
        SignIn={SignInForm}
        Entry={PasskeyEntry}
        heading={
          <div className={styles.welcome}>
            <PageTitle className={styles.heading} documentTitle={t`Sign in`}>
              <Trans>Welcome back</Trans>
            </PageTitle>
          </div>
        }
      />
      {user === null && signOnLoginPage !== null && (
        <p className={styles.other}>
          <a className={styles.link} href={loginPageHref(signOnLoginPage, redirect)}>
            <Trans>Sign in with your company’s single sign-on</Trans>
          </a>
        </p>
      )}
    </>
  )
}

// No link of another user's brought them here: a user who is signed in has nothing to do at this page. True while they
// are led on; a sign-in here is led on by its form.
function useStraightOn({ user, isConfirmed, redirect }: AnonymousLoginPageProps): boolean {
  const router = useRouter()
  const [wasAnonymous, setWasAnonymous] = useState(false)
  if (isConfirmed && user === null && !wasAnonymous) setWasAnonymous(true)
  useEffect(() => {
    if (!isConfirmed || user === null || wasAnonymous) return
    void router.navigate({ href: afterSignIn(user, { redirect }), replace: true })
  }, [router, user, isConfirmed, wasAnonymous, redirect])
  return user !== null && !wasAnonymous
}
