import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { DragEvent } from 'react'

import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { KnockOutBadge } from '#web/features/staff-shell/knock-out-badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'
import { isPlainMouseClick } from '#web/ui/staff/table/plain-click.ts'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { ApplicationStatusPill } from '../application-parts.tsx'
import type { OpenPanel } from '../list-with-panel.tsx'

import styles from './board.module.css'

export type StepTarget = { id: number; title: string }

type BoardCardProps = {
  row: ApplicantRow
  href: string
  panel: OpenPanel
  canDrag: boolean
  /** The steps that the applicant can be sent to. */
  targets: readonly StepTarget[]
  onMove: (toStepId: number) => void
  /** Null when it is let go. */
  onDrag: (row: ApplicantRow | null) => void
}

/** One applicant: dragged to another step with a mouse, sent there from the menu by keyboard and touch. */
export function BoardCard(props: BoardCardProps) {
  const { row, href, panel, canDrag, targets, onMove, onDrag } = props
  const { t } = useLingui()
  const name = `${row.first_name} ${row.last_name}`
  const isOpen = panel.id === row.user_smartreq_id
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard, its menu moves it
    <li
      className={classNames(styles.card, isOpen && styles.open, canDrag && styles.draggable)}
      data-card-id={row.user_smartreq_id}
      draggable={canDrag}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(row)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.head}>
        <AppLink
          className={styles.name}
          href={href}
          draggable={false}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (!isPlainMouseClick(event)) return
            event.preventDefault()
            panel.open(row.user_smartreq_id)
          }}
        >
          {name}
        </AppLink>
        {targets.length > 0 && (
          <Menu
            size="small"
            variant="quiet"
            align="end"
            hasChevron={false}
            label={t`Move ${name}`}
            trigger={<Ellipsis size={16} aria-hidden="true" />}
            sections={[
              {
                id: 'steps',
                label: t`Move to step…`,
                items: targets.map(({ id, title }) => ({
                  id: String(id),
                  label: title,
                  onSelect: () => onMove(id),
                })),
              },
            ]}
          />
        )}
      </div>
      <ApplicationStatusPill status={row.status} />
      <KnockOutBadge count={row.knock_out_count} />
      <ScoreBar label={t`Fit score`} score={row.score} size="compact" />
      <CardFacts row={row} />
    </li>
  )
}

function CardFacts({ row }: Pick<BoardCardProps, 'row'>) {
  const assigned = row.assigned_user?.full_name
  return (
    <>
      {row.tags.length > 0 && (
        <span className={styles.tags}>
          {row.tags.map(({ tag_id: id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </span>
      )}
      <p className={styles.facts}>
        <span>
          <Trans>
            Applied <RelativeTime at={row.application_date} />
          </Trans>
        </span>
        {assigned !== undefined && (
          <span>
            <Trans>Assigned to {assigned}</Trans>
          </span>
        )}
      </p>
    </>
  )
}
