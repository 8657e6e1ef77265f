import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { AuditEvent } from '#contract/access/audit.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { actionLabel } from './audit-action-labels.ts'
import { describeChange, type FieldChange } from './audit-change.ts'
import { AUDIT_ENTITY_LABELS, fieldLabels, valueLabels } from './audit-labels.ts'

import styles from './audit.module.css'

type AuditEventCardProps = { event: AuditEvent; onActor: (actorId: number) => void }

/** One change: what, who, when and from where; and what differs. */
export function AuditEventCard({ event, onActor }: AuditEventCardProps) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const say = useLabels()
  const number = format.number(event.entity_id, { useGrouping: false })
  const changes = describeChange(event)
  const isStep = event.from_state !== null || event.to_state !== null
  return (
    <Card as="li" padding="compact" className={styles.event}>
      <div className={styles.head}>
        <p className={styles.what}>
          <Badge>{i18n._(AUDIT_ENTITY_LABELS[event.entity])}</Badge>
          <span className={styles.number}>#{number}</span>
          <strong>{i18n._(actionLabel(event))}</strong>
        </p>
        <RelativeTime className={styles.when} at={event.at} hasExactTime />
      </div>
      {(changes.length > 0 || isStep) && (
        <dl className={styles.changes}>
          {isStep && (
            <Difference
              name={<Trans>Status</Trans>}
              change={{
                removed: event.from_state === null ? [] : [event.from_state],
                added: event.to_state === null ? [] : [event.to_state],
              }}
            />
          )}
          {changes.map((change) => (
            <Difference key={change.field} name={say(fieldLabels(change.field))} change={change} />
          ))}
        </dl>
      )}
      {event.reason !== null && <p>{event.reason}</p>}
      <p className={styles.who}>
        <Actor event={event} onActor={onActor} />
        {event.address !== null && (
          <span>
            <Trans>from {event.address}</Trans>
          </span>
        )}
      </p>
    </Card>
  )
}

function Actor({ event, onActor }: AuditEventCardProps) {
  const { t } = useLingui()
  const { actor_id: actorId, actor_name: name } = event
  if (actorId === null) return <Trans>Fairlead itself</Trans>
  const words = name ?? t`A person outside the company`
  return (
    <button
      type="button"
      className={styles.actor}
      aria-label={t`Only what ${words} did`}
      onClick={() => onActor(actorId)}
    >
      {words}
    </button>
  )
}

type DifferenceProps = {
  name: ReactNode
  change: Pick<FieldChange, 'removed' | 'added'>
}

function Difference({ name, change }: DifferenceProps) {
  const { t } = useLingui()
  const say = useLabels()
  return (
    <div className={styles.change}>
      <dt className={styles.field}>{name}</dt>
      <dd className={styles.values}>
        {change.removed.map((value) => (
          <del
            key={value}
            className={styles.removed}
            aria-label={t`Before: ${say(valueLabels(value))}`}
          >
            {say(valueLabels(value))}
          </del>
        ))}
        {change.added.map((value) => (
          <ins
            key={value}
            className={styles.added}
            aria-label={t`After: ${say(valueLabels(value))}`}
          >
            {say(valueLabels(value))}
          </ins>
        ))}
      </dd>
    </div>
  )
}

function useLabels(): (words: MessageDescriptor | string) => string {
  const { i18n } = useLingui()
  return (words) => (typeof words === 'string' ? words : i18n._(words))
}
