// Being erased: what goes and what stays is said first, then the user who asks shows that it is them; until it happens it can
// be taken back.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { ErasurePlan } from '#contract/privacy/privacy.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { textOf } from '../shell/form-text.ts'
import { IdentityProof } from '../shell/identity-proof.tsx'
import { privacyKeys, requestErasure, takeBackErasure } from './privacy-queries.ts'

import styles from './privacy.module.css'

type SectionProps = { user: CurrentUser; plan: ErasurePlan }

export function ErasureSection({ user, plan }: SectionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isBlocked = plan.last_admin_of.length > 0
  return (
    <Card className={styles.section}>
      <CardTitle level={2}>
        <Trans>Erase everything about you</Trans>
      </CardTitle>
      {plan.request === null ? (
        <>
          <WhatGoes plan={plan} />
          <Button variant="danger" disabled={isBlocked} onClick={() => setIsAsking(true)}>
            <Trans>Erase my data</Trans>
          </Button>
        </>
      ) : (
        <OpenRequest userId={user.user_id} dueAt={plan.request.due_at} />
      )}
      <Obstacles plan={plan} />
      <AskingDialog user={user} plan={plan} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  )
}

function WhatGoes({ plan }: { plan: ErasurePlan }) {
  const { applications, answers, recordings, sessions, messages } = plan.removed
  return (
    <>
      <p>
        <Trans>
          This removes your account and, at every company that you applied to, everything that names
          you:
        </Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Plural value={applications} one="# application" other="# applications" />
        </li>
        <li>
          <Plural value={answers} one="# answer" other="# answers" />
        </li>
        <li>
          <Plural value={recordings} one="# recording" other="# recordings" />
        </li>
        <li>
          <Plural value={sessions} one="# sign-in" other="# sign-ins" />
        </li>
        <li>
          <Plural value={messages} one="# message" other="# messages" />
        </li>
      </ul>
      <p>
        <Trans>
          Companies keep scores for their statistics, without anything that leads to you. You can
          create a new account with the same address afterwards.
        </Trans>
      </p>
    </>
  )
}

/** What stands against it, and what stays for now. */
function Obstacles({ plan }: { plan: ErasurePlan }) {
  const format = useFormatter()
  const admined = format.list(plan.last_admin_of)
  const employers = format.list(plan.employers)
  const held = plan.companies.filter((company) => company.held > 0)
  const holders = format.list(held.map((company) => company.account_name))
  return (
    <>
      {plan.last_admin_of.length > 0 && (
        <Banner tone="warning">
          <Trans>
            You are the only one who can change the settings of {admined}. Let someone else do so
            first; until then nothing is erased.
          </Trans>
        </Banner>
      )}
      {plan.employers.length > 0 && (
        <Banner tone="info">
          <Trans>
            Your employment records stay with {employers}. Ask your employer about them.
          </Trans>
        </Banner>
      )}
      {held.length > 0 && (
        <Banner tone="info">
          <Trans>
            {holders} must keep your application for legal reasons. It is erased when that ends.
          </Trans>
        </Banner>
      )}
    </>
  )
}

function OpenRequest({ userId, dueAt }: { userId: number; dueAt: string }) {
  const format = useFormatter()
  const errorText = useErrorText()
  const reload = useReload(userId)
  const takingBack = useMutation({ mutationFn: () => takeBackErasure(userId), onSettled: reload })
  const due = format.dateTime(dueAt)
  return (
    <>
      <Banner tone="warning" isLive>
        <Trans>
          Everything about you will be erased after {due}. Until then you can take it back.
        </Trans>
      </Banner>
      {takingBack.isError && (
        <Banner tone="danger" isLive>
          {errorText(takingBack.error)}
        </Banner>
      )}
      <Button isBusy={takingBack.isPending} onClick={() => takingBack.mutate()}>
        <Trans>Take it back</Trans>
      </Button>
    </>
  )
}

type AskingProps = SectionProps & { isOpen: boolean; onClose: () => void }

function AskingDialog({ user, plan, isOpen, onClose }: AskingProps) {
  const { t } = useLingui()
  const reload = useReload(user.user_id)
  const asking = useMutation({
    mutationFn: (password: string | undefined) => requestErasure(user.user_id, password),
    onSuccess: async () => {
      await reload()
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = textOf(new FormData(event.currentTarget), 'password')
    asking.mutate(plan.has_password ? password : undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Erase everything about you?`}
      isLocked={asking.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={asking.isPending} data-first-focus>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="erase-me" variant="danger" isBusy={asking.isPending}>
            <Trans>Erase my data</Trans>
          </Button>
        </>
      }
    >
      <form id="erase-me" className={styles.form} onSubmit={submit}>
        <p>
          <Plural
            value={plan.grace_days}
            one="It happens in # day; until then you can take it back. Afterwards no one can."
            other="It happens in # days; until then you can take it back. Afterwards no one can."
          />
        </p>
        <IdentityProof email={user.email} hasPassword={plan.has_password} error={asking.error} />
      </form>
    </Dialog>
  )
}

function useReload(userId: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: privacyKeys.plan(userId) })
}
