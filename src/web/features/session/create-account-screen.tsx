// Creating an account without a position in mind.
import { Trans, useLingui } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session/session.ts'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { LoginPageScreen } from './login-page-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'

import styles from './session.module.css'

export function CreateAccountScreen({ user }: { user: CurrentUser | null }) {
  const { t } = useLingui()
  return (
    <LoginPageScreen
      startsWith="sign-up"
      user={user}
      SignIn={SignInForm}
      heading={
        <div className={styles.welcome}>
          <PageTitle className={styles.heading} documentTitle={t`Create an account`}>
            <Trans>Your account</Trans>
          </PageTitle>
        </div>
      }
    />
  )
}
