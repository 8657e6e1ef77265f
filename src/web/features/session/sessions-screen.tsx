// Where a person is signed in: each device with its last use, and the means to sign it out.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { MySession } from '#contract/my-sessions.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { useErrorText } from '../shell/error-words.ts'
import { endOtherSessions, endSession, sessionsQuery } from './sessions-queries.ts'

import styles from './sessions.module.css'

type ScreenProps = { page: number; onPage: (page: number) => void }

export function SessionsScreen({ page, onPage }: ScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const list = useQuery(sessionsQuery(page))
  return (
    <>
      <PageHeader
        title={t`Where you are signed in`}
        description={t`Sign a device out that you do not use any more, or do not know.`}
      />
      <div className={styles.screen}>
        {list.data !== undefined && <Sessions {...list.data} onPage={onPage} />}
        {list.data === undefined && list.isPending && (
          <SkeletonGroup>
            <Skeleton shape="block" height="6rem" />
          </SkeletonGroup>
        )}
        {list.data === undefined &&
          list.isError &&
          (isNetworkError(list.error) ? (
            <OfflineState />
          ) : (
            <ErrorState
              title={errorText(list.error)}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          ))}
      </div>
    </>
  )
}

type SessionsProps = {
  data: MySession[]
  meta: { page: number; page_size: number; total: number }
  onPage: (page: number) => void
}

function Sessions({ data, meta, onPage }: SessionsProps) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const reload = () => queryClient.invalidateQueries({ queryKey: ['my-sessions'] })
  const ending = useMutation({ mutationFn: endSession, onSettled: reload })
  const isLast = meta.page * meta.page_size >= meta.total
  return (
    <>
      {ending.isError && (
        <Banner tone="danger" isLive>
          {errorText(ending.error)}
        </Banner>
      )}
      <CardList>
        {data.map((one) => (
          <SessionCard
            key={one.session_id}
            session={one}
            onEnd={() => ending.mutate(one.session_id)}
            isEnding={ending.isPending && ending.variables === one.session_id}
          />
        ))}
      </CardList>
      {(meta.page > 1 || !isLast) && (
        <div className={styles.actions}>
          <Button disabled={meta.page === 1} onClick={() => onPage(meta.page - 1)}>
            <Trans>Used later</Trans>
          </Button>
          <Button disabled={isLast} onClick={() => onPage(meta.page + 1)}>
            <Trans>Used earlier</Trans>
          </Button>
        </div>
      )}
      <Everywhere onEnded={reload} hasOthers={meta.total > 1} />
    </>
  )
}

type CardProps = { session: MySession; onEnd: () => void; isEnding: boolean }

function SessionCard({ session, onEnd, isEnding }: CardProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { browser, system } = session
  const device = deviceWords({ browser, system, on: (one, other) => t`${one} on ${other}` })
  const name = device ?? t`Unknown device`
  const first = format.dateTime(session.first_seen_at)
  const last = format.dateTime(session.last_used_at)
  return (
    <Card as="li" padding="compact" className={styles.session}>
      <CardTitle level={2}>{name}</CardTitle>
      <CardFacts>
        <Trans>Last used {last}</Trans>
      </CardFacts>
      <CardFacts>
        <Trans>Signed in {first}</Trans>
      </CardFacts>
      {session.is_this ? (
        <Badge tone="green">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          size="small"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={t`Sign out: ${name}, last used ${last}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Card>
  )
}

function deviceWords(given: {
  browser: string | null
  system: string | null
  on: (browser: string, system: string) => string
}): string | null {
  const { browser, system, on } = given
  return browser !== null && system !== null ? on(browser, system) : (browser ?? system)
}

type EverywhereProps = { onEnded: () => void; hasOthers: boolean }

function Everywhere({ onEnded, hasOthers }: EverywhereProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const others = useMutation({ mutationFn: endOtherSessions, onSuccess: onEnded })
  const all = useMutation({
    mutationFn: endOtherSessions,
    // This one ends where unsent work is asked about first.
    onSuccess: () => void router.navigate({ to: '/logout' }),
    onSettled: () => setIsAsking(false),
  })
  const error = others.error ?? all.error
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <div className={styles.actions}>
        {hasOthers && (
          <Button isBusy={others.isPending} onClick={() => others.mutate()}>
            <Trans>Sign out all other devices</Trans>
          </Button>
        )}
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => all.mutate()}
        title={t`Sign out everywhere?`}
        confirmLabel={t`Sign out everywhere`}
        isDestructive
        isBusy={all.isPending}
      >
        <Trans>
          Every device is signed out, this one as well. What has not been sent yet stays on its
          device until you sign in there again.
        </Trans>
      </ConfirmDialog>
    </>
  )
}
