// The door without a company: staff, and candidates who come back.
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'

import type { CurrentUser } from '#contract/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

import { DoorScreen } from './door-screen.tsx'
import { doorHref, rememberedDoor } from './sign-on-door.ts'

import styles from './session.module.css'

// Candidates come by the link of a job: their phones do not download it.
const PasskeyEntry = lazy(async () => ({
  default: (await import('./passkey-entry.tsx')).PasskeyEntry,
}))

export function AnonymousDoor({
  user,
  redirect,
}: {
  user: CurrentUser | null
  redirect?: string | undefined
}) {
  const { t } = useLingui()
  const signOnDoor = rememberedDoor()
  return (
    <>
      <DoorScreen
        startsWith="sign-in"
        user={user}
        redirect={redirect}
        Entry={PasskeyEntry}
        heading={
          <div className={styles.welcome}>
            <PageTitle className={styles.heading} documentTitle={t`Sign in`}>
              <Trans>Welcome back</Trans>
            </PageTitle>
          </div>
        }
      />
      {user === null && signOnDoor !== null && (
        <p className={styles.other}>
          <a className={styles.link} href={doorHref(signOnDoor, redirect)}>
            <Trans>Sign in with your company’s single sign-on</Trans>
          </a>
        </p>
      )}
    </>
  )
}
