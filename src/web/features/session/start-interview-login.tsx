// Where an interviewer begins on any device: says whose page it is, and asks them to sign in.
import { Trans, useLingui } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session/session.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { LoginPageScreen } from './login-page-screen.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { SignInForm } from './sign-in-form.tsx'

import styles from './session.module.css'

export function StartInterviewLogin({ user }: { user: CurrentUser | null }) {
  const { t } = useLingui()
  return (
    <LoginPageScreen
      startsWith="sign-in"
      SignIn={SignInForm}
      user={user}
      leadsTo={() => '/start-interview/select-applicant'}
      Entry={PasskeyEntry}
      heading={
        <div className={styles.welcome}>
          <PageTitle className={styles.heading} documentTitle={t`Start an interview`}>
            <Trans>Start an interview</Trans>
          </PageTitle>
          <p className={styles.place}>
            <Trans>For interviewers. Sign in, then choose the applicant whom you meet.</Trans>
          </p>
        </div>
      }
    />
  )
}
