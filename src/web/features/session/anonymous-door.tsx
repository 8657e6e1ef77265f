// The door without a company: staff, and candidates who come back.
import { Trans } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session.ts'

import { DoorScreen } from './door-screen.tsx'

import styles from './session.module.css'

export function AnonymousDoor({
  user,
  redirect,
}: {
  user: CurrentUser | null
  redirect?: string | undefined
}) {
  return (
    <DoorScreen
      startsWith="sign-in"
      user={user}
      redirect={redirect}
      heading={
        <div className={styles.welcome}>
          <h1 className={styles.heading}>
            <Trans>Welcome back</Trans>
          </h1>
        </div>
      }
    />
  )
}
