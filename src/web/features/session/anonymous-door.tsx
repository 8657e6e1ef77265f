// The door without a company: staff, and candidates who come back.
import { Trans, useLingui } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

import { DoorScreen } from './door-screen.tsx'

import styles from './session.module.css'

export function AnonymousDoor({
  user,
  redirect,
}: {
  user: CurrentUser | null
  redirect?: string | undefined
}) {
  const { t } = useLingui()
  return (
    <DoorScreen
      startsWith="sign-in"
      user={user}
      redirect={redirect}
      heading={
        <div className={styles.welcome}>
          <PageTitle className={styles.heading} documentTitle={t`Sign in`}>
            <Trans>Welcome back</Trans>
          </PageTitle>
        </div>
      }
    />
  )
}
