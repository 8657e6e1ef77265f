// One attempt on this device: how much of it the server has, and what it says where it refuses.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { isWaiting, type KeptWork } from '#web/offline/kept-work.ts'
import type { Offline } from '#web/offline/offline.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { RefusalBanner } from '../shell/refusal-banner.tsx'

import styles from './device.module.css'

export function KeptWorkCard({ work, offline }: { work: KeptWork; offline: Offline }) {
  const { t } = useLingui()
  const format = useFormatter()
  const { attempt, answers, saved } = work
  const title = work.title?.[currentLocale()] ?? t`An assessment`
  return (
    <Card as="li" className={styles.work}>
      <CardTitle level={2}>
        <Link to="/user/progress-tracker" search={{ ref: attempt.refId }}>
          {title}
        </Link>
      </CardTitle>
      <CardFacts>
        <WorkPill work={work} />
        <span>
          <Trans>
            Answers on the server: {saved} of {answers}
          </Trans>
        </span>
        {work.lastAnsweredAt !== null && <span>{format.dateTime(work.lastAnsweredAt)}</span>}
      </CardFacts>
      <RefusalBanner attempt={attempt} offline={offline} />
    </Card>
  )
}

function WorkPill({ work }: { work: KeptWork }) {
  if (work.attempt.refusal !== null) {
    return (
      <StatusPill tone="red">
        <Trans>Not taken by the server</Trans>
      </StatusPill>
    )
  }
  if (isWaiting(work)) {
    return (
      <StatusPill tone="amber">
        {work.attempt.handedInAt === null ? (
          <Trans>Saved on this device</Trans>
        ) : (
          <Trans>Waiting to be sent</Trans>
        )}
      </StatusPill>
    )
  }
  return (
    <StatusPill tone="green">
      {work.attempt.submittedAt === null ? <Trans>Saved</Trans> : <Trans>Submitted</Trans>}
    </StatusPill>
  )
}
