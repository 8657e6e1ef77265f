// Creating an account without a position in mind.
import { Trans } from '@lingui/react/macro'

import type { CurrentUser } from '#contract/session.ts'

import { DoorScreen } from './door-screen.tsx'

import styles from './session.module.css'

export function CreateAccountScreen({ user }: { user: CurrentUser | null }) {
  return (
    <DoorScreen
      startsWith="sign-up"
      user={user}
      heading={
        <div className={styles.welcome}>
          <h1 className={styles.heading}>
            <Trans>Your account</Trans>
          </h1>
        </div>
      }
    />
  )
}
