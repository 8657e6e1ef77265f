// Signing out: at once when everything is sent, else after the person has chosen what becomes of the rest (I11).
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { CurrentUser } from '#contract/session/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { ExportCopyDialog } from '../shell/export-copy-dialog.tsx'
import { saveFile } from '../shell/save-file.ts'
import { currentLoginPage, loginPageHref } from './sign-on-login-page.ts'
import {
  copyRecordings,
  findUnsent,
  isNothing,
  sendNow,
  signOut,
  type UnsentWork,
} from './sign-out.ts'

import styles from './session.module.css'

const NOTHING: UnsentWork = {
  attempts: 0,
  answers: 0,
  submissions: 0,
  hasProfile: false,
  hasConsents: false,
  hasFeedback: false,
  hasEeoc: false,
  hasExperience: false,
  recordings: 0,
}

type LogoutProps = { user: CurrentUser | null; redirect?: string | undefined }

export function LogoutScreen({ user, redirect }: LogoutProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const userId = user?.user_id ?? null
  const [left, setLeft] = useState<UnsentWork | null>(null)
  const [loginPage] = useState(currentLoginPage)
  const unsent = useQuery({
    queryKey: ['unsent', userId],
    queryFn: () => (userId === null ? NOTHING : findUnsent(userId)),
    staleTime: 0,
  })
  const leaving = useMutation({
    mutationFn: () => signOut(queryClient, userId),
    onSuccess: () => {
      // A new page, in which nothing of the provider's is left. Who was thrown out comes back by the same login page.
      if (loginPage !== null)
        globalThis.location.replace(
          redirect === undefined ? '/login' : loginPageHref(loginPage, redirect),
        )
      else
        void router.navigate({
          to: '/login',
          search: redirect === undefined ? {} : { redirect },
          replace: true,
        })
    },
  })
  const current = left ?? unsent.data
  const isAllSent = current !== undefined && isNothing(current)
  const { mutate: leave } = leaving
  useEffect(() => {
    if (isAllSent) leave()
  }, [isAllSent, leave])

  if (current === undefined || isAllSent || userId === null) {
    return (
      <LoadingOverlay isContained>
        <PageTitle className={styles.leaving}>
          <Trans>Signing out</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  return (
    <UnsentChoice
      unsent={current}
      userId={userId}
      onSent={setLeft}
      onLeave={leave}
      isLeaving={leaving.isPending}
    />
  )
}

type ChoiceProps = {
  unsent: UnsentWork
  userId: number
  onSent: (left: UnsentWork) => void
  onLeave: () => void
  isLeaving: boolean
}

function UnsentChoice({ unsent, userId, onSent, onLeave, isLeaving }: ChoiceProps) {
  const sending = useMutation({ mutationFn: () => sendNow(userId), onSuccess: onSent })
  const [copy, setCopy] = useState<'none' | 'asking' | 'saved'>('none')
  return (
    <div className={styles.door}>
      <Card className={styles.form}>
        <PageTitle className={styles.title}>
          <Trans>Some of your work is only on this device</Trans>
        </PageTitle>
        <UnsentLabels unsent={unsent} />
        {sending.isSuccess && (
          <Banner tone="warning" isLive>
            <Trans>
              It could not all be sent now. Nothing is lost: keep it here, or try again with a
              network.
            </Trans>
          </Banner>
        )}
        {copy === 'saved' && (
          <Banner tone="success" isLive>
            <Trans>
              Your copy is saved as a file. Your work also stays here for your next sign-in.
            </Trans>
          </Banner>
        )}
        <Button
          variant="primary"
          isBlock
          isBusy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          <Trans>Send it now</Trans>
        </Button>
        <Button isBlock isBusy={isLeaving} onClick={onLeave}>
          <Trans>Keep it for my next sign-in on this device</Trans>
        </Button>
        {/* The copy holds answers, and recordings go with it: it would leave out what else is unsent. */}
        {unsent.attempts + unsent.recordings > 0 && (
          <Button variant="quiet" isBlock onClick={() => setCopy('asking')}>
            <Trans>Save an encrypted copy</Trans>
          </Button>
        )}
      </Card>
      <ExportCopyDialog
        ownerId={userId}
        isOpen={copy === 'asking'}
        onClose={() => setCopy('none')}
        onSaved={() => {
          setCopy('saved')
          void saveRecordings(userId)
        }}
      />
    </div>
  )
}

function UnsentLabels({ unsent }: { unsent: UnsentWork }) {
  const { answers, recordings, submissions } = unsent
  const { hasProfile, hasExperience, hasConsents, hasFeedback, hasEeoc } = unsent
  return (
    <>
      {answers > 0 && (
        <p>
          <Plural
            value={answers}
            one="# answer has not been sent yet."
            other="# answers have not been sent yet."
          />
        </p>
      )}
      {recordings > 0 && (
        <p>
          <Plural
            value={recordings}
            one="# recording has not been sent yet."
            other="# recordings have not been sent yet."
          />
        </p>
      )}
      {answers === 0 && submissions > 0 && (
        <p>
          <Trans>Your submission has not been sent yet.</Trans>
        </p>
      )}
      {hasProfile && (
        <p>
          <Trans>The changes to your profile have not been sent yet.</Trans>
        </p>
      )}
      {hasExperience && (
        <p>
          <Trans>The changes to your work experience have not been sent yet.</Trans>
        </p>
      )}
      {hasConsents && (
        <p>
          <Trans>What you agreed to has not been sent yet.</Trans>
        </p>
      )}
      {hasFeedback && (
        <p>
          <Trans>Your interview feedback has not been sent yet.</Trans>
        </p>
      )}
      {hasEeoc && (
        <p>
          <Trans>Your answers to the equal-opportunity questions have not been sent yet.</Trans>
        </p>
      )}
    </>
  )
}

// Beside the copy, which holds answers: each recording is a file of its own, that any player opens.
async function saveRecordings(userId: number): Promise<void> {
  for (const recording of await copyRecordings(userId)) saveFile(recording)
}
