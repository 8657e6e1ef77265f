// Where a person is signed in: each device with its last use, and the means to sign it out.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import type { MySession } from '#contract/session/my-sessions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { EndSessionsDialog, type Ending } from './sessions-dialog.tsx'
import { sessionsQuery } from './sessions-queries.ts'

import styles from './sessions.module.css'

type ScreenProps = { user: CurrentUser; page: number; onPage: (page: number) => void }

export function SessionsScreen({ user, page, onPage }: ScreenProps) {
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
        {list.data !== undefined && <Sessions {...list.data} user={user} onPage={onPage} />}
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
  user: CurrentUser
  data: MySession[]
  meta: { page: number; page_size: number; total: number }
  has_password: boolean
  onPage: (page: number) => void
}

function Sessions({ user, data, meta, has_password: hasPassword, onPage }: SessionsProps) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [ending, setEnding] = useState<Ending | null>(null)
  const finish = async () => {
    // This one ends where unsent work is asked about first.
    if (ending?.kind === 'all') await router.navigate({ to: '/logout' })
    else await queryClient.invalidateQueries({ queryKey: ['my-sessions'] })
    setEnding(null)
  }
  return (
    <>
      <CardList>
        {data.map((one) => (
          <SessionCard key={one.session_id} session={one} onEnd={setEnding} />
        ))}
      </CardList>
      <Pages meta={meta} onPage={onPage} />
      <Everywhere onEnd={setEnding} hasOthers={meta.total > 1} />
      {ending !== null && (
        <EndSessionsDialog
          {...{ user, hasPassword, ending }}
          onEnded={finish}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

function Pages({ meta, onPage }: Pick<SessionsProps, 'meta' | 'onPage'>) {
  const isLast = meta.page * meta.page_size >= meta.total
  if (meta.page === 1 && isLast) return null
  return (
    <div className={styles.actions}>
      <Button disabled={meta.page === 1} onClick={() => onPage(meta.page - 1)}>
        <Trans>Used later</Trans>
      </Button>
      <Button disabled={isLast} onClick={() => onPage(meta.page + 1)}>
        <Trans>Used earlier</Trans>
      </Button>
    </div>
  )
}

type CardProps = { session: MySession; onEnd: (ending: Ending) => void }

function SessionCard({ session, onEnd }: CardProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { browser, system, session_id: sessionId, last_used_at: lastUsedAt } = session
  const device = deviceLabels({ browser, system, on: (one, other) => t`${one} on ${other}` })
  const name = device ?? t`Unknown device`
  const first = format.dateTime(session.first_seen_at)
  const last = format.dateTime(lastUsedAt)
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
          onClick={() => onEnd({ kind: 'one', sessionId, name, lastUsedAt })}
          aria-label={t`Sign out: ${name}, last used ${last}`}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Card>
  )
}

function deviceLabels(given: {
  browser: string | null
  system: string | null
  on: (browser: string, system: string) => string
}): string | null {
  const { browser, system, on } = given
  return browser !== null && system !== null ? on(browser, system) : (browser ?? system)
}

type EverywhereProps = { onEnd: (ending: Ending) => void; hasOthers: boolean }

function Everywhere({ onEnd, hasOthers }: EverywhereProps) {
  return (
    <div className={styles.actions}>
      {hasOthers && (
        <Button onClick={() => onEnd({ kind: 'others' })}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      <Button variant="danger" onClick={() => onEnd({ kind: 'all' })}>
        <Trans>Sign out everywhere</Trans>
      </Button>
    </div>
  )
}
