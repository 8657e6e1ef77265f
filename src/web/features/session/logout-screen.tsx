// Signing out: at once when everything is sent, else after the person has chosen what becomes of the rest (I11).
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { CurrentUser } from '#contract/session.ts'
import type { Unsent } from '#web/offline/leaving.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

import { ExportCopyDialog } from '../shell/export-copy-dialog.tsx'
import { findUnsent, sendNow, signOut } from './sign-out.ts'

import styles from './session.module.css'

type LogoutProps = { user: CurrentUser | null; redirect?: string | undefined }

export function LogoutScreen({ user, redirect }: LogoutProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const userId = user?.user_id ?? null
  const [left, setLeft] = useState<Unsent | null>(null)
  const unsent = useQuery({
    queryKey: ['unsent', userId],
    queryFn: () =>
      userId === null ? { attempts: 0, answers: 0, submissions: 0 } : findUnsent(userId),
    staleTime: 0,
  })
  const leaving = useMutation({
    mutationFn: () => signOut(queryClient, userId),
    onSuccess: () =>
      void router.navigate({
        to: '/login',
        search: redirect === undefined ? {} : { redirect },
        replace: true,
      }),
  })
  const current = left ?? unsent.data
  const isAllSent = current !== undefined && current.attempts === 0
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
  unsent: Unsent
  userId: number
  onSent: (left: Unsent) => void
  onLeave: () => void
  isLeaving: boolean
}

function UnsentChoice({ unsent, userId, onSent, onLeave, isLeaving }: ChoiceProps) {
  const sending = useMutation({ mutationFn: () => sendNow(userId), onSuccess: onSent })
  const [copy, setCopy] = useState<'none' | 'asking' | 'saved'>('none')
  const answers = unsent.answers
  return (
    <div className={styles.door}>
      <Card className={styles.form}>
        <PageTitle className={styles.title}>
          <Trans>Some of your work is only on this device</Trans>
        </PageTitle>
        <p>
          {answers > 0 ? (
            <Plural
              value={answers}
              one="# answer has not been sent yet."
              other="# answers have not been sent yet."
            />
          ) : (
            <Trans>Your submission has not been sent yet.</Trans>
          )}
        </p>
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
        <Button variant="quiet" isBlock onClick={() => setCopy('asking')}>
          <Trans>Save an encrypted copy</Trans>
        </Button>
      </Card>
      <ExportCopyDialog
        ownerId={userId}
        isOpen={copy === 'asking'}
        onClose={() => setCopy('none')}
        onSaved={() => setCopy('saved')}
      />
    </div>
  )
}
