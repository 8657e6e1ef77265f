// The door without a company: staff, and candidates who come back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'

import type { CurrentUser } from '#contract/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

import { afterSignIn } from './after-sign-in.ts'
import { DoorScreen } from './door-screen.tsx'
import { DoorSkeleton } from './door-skeleton.tsx'
import { doorHref, rememberedDoor } from './sign-on-door.ts'

import styles from './session.module.css'

// Candidates come by the link of a job: their phones do not download it.
const PasskeyEntry = lazy(async () => ({
  default: (await import('./passkey-entry.tsx')).PasskeyEntry,
}))

type AnonymousDoorProps = {
  user: CurrentUser | null
  isConfirmed: boolean
  redirect?: string | undefined
}

export function AnonymousDoor({ user, isConfirmed, redirect }: AnonymousDoorProps) {
  const { t } = useLingui()
  const isLedOn = useStraightOn({ user, isConfirmed, redirect })
  const signOnDoor = rememberedDoor()
  if (isLedOn) return <DoorSkeleton />
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

// No link of another user's brought them here: a user who is signed in has nothing to do at this page. True while they
// are led on; a sign-in here is led on by its form.
function useStraightOn({ user, isConfirmed, redirect }: AnonymousDoorProps): boolean {
  const router = useRouter()
  const [wasAnonymous, setWasAnonymous] = useState(false)
  if (isConfirmed && user === null && !wasAnonymous) setWasAnonymous(true)
  useEffect(() => {
    if (!isConfirmed || user === null || wasAnonymous) return
    void router.navigate({ href: afterSignIn(user, { redirect }), replace: true })
  }, [router, user, isConfirmed, wasAnonymous, redirect])
  return user !== null && !wasAnonymous
}
