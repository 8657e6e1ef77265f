// The card of the decision: status, step, the actions, and what else is agreed with the applicant.
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import type { StaffAction } from '#contract/decisions/application-actions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { ChangeLines } from './change-lines.tsx'
import { ClassLine } from './class-line.tsx'
import { ACTION_LABELS } from './decision-labels.ts'
import type { Emails } from './email-request.ts'
import { HireLine } from './hire-line.tsx'
import { HumanReviewLine, isReviewOpen } from './human-review-line.tsx'
import { MoveLine } from './move-line.tsx'
import { StepLine } from './step-line.tsx'

import styles from './decisions.module.css'

export type DecisionPanelProps = {
  scorecard: Scorecard
  StatusPill: ComponentType<{ status: ApplicationStatus }>
  StepStatusText: ComponentType<{ status: StepStatus }>
  /** What writes to the applicant. */
  emails: Emails
  /** What the menu offers beside the decisions. */
  more: readonly MenuItem[]
  /** On the scorecard itself it names the step, and a phone shows the actions at its lower edge. */
  place: 'panel' | 'scorecard'
}

/** What was asked for that a dialog does. */
export type Asked =
  | 'reject'
  | 'advance'
  | 'hire'
  | 'move'
  | 'email'
  | 'text'
  | 'class'
  | 'help'
  | ChangeKind

type DecisionCardProps = DecisionPanelProps & {
  offered: readonly StaffAction[]
  onAction: (action: StaffAction) => void
  onAsk: (what: Asked) => void
  /** What went wrong. */
  children: ReactNode
}

/** Where the applicant stands, and what can be done now. */
export function DecisionCard(props: DecisionCardProps) {
  const { scorecard, StatusPill, StepStatusText, place, onAction, onAsk, children } = props
  const { t } = useLingui()
  const { applicant } = scorecard
  return (
    <Card as="section" className={styles.panel} aria-label={t`Decision`}>
      <h2 className={styles.previewTitle}>
        <Trans>Decision</Trans>
      </h2>
      <p className={styles.state}>
        <StatusPill status={applicant.status} />
        <StepStatusText status={applicant.step_status} />
      </p>
      {place === 'scorecard' && <CurrentStep applicant={applicant} />}
      <HumanReviewLine scorecard={scorecard} onRecover={() => onAction('recover')} />
      <StepLine scorecard={scorecard} />
      <HireLine scorecard={scorecard} />
      <MoveLine scorecard={scorecard} />
      <DecisionActions {...props} />
      {children}
      <ClassLine scorecard={scorecard} onAssign={() => onAsk('class')} />
      <ChangeLines scorecard={scorecard} onAsk={onAsk} />
      <div className={styles.keys}>
        <Button size="small" variant="quiet" onClick={() => onAsk('help')}>
          <Trans>Keyboard shortcuts</Trans>
        </Button>
      </div>
    </Card>
  )
}

function CurrentStep({ applicant }: Pick<Scorecard, 'applicant'>) {
  const stepTitle = useStepTitle()
  const { step_title: title, step_standard_title: standard } = applicant
  if (title === null) return null
  const step = stepTitle(title, standard)
  return (
    <p className={styles.hint}>
      <Trans>Step: {step}</Trans>
    </p>
  )
}

function DecisionActions(props: DecisionCardProps) {
  const { scorecard, offered, more, place, onAction, onAsk } = props
  const isDocked = place === 'scorecard'
  const { t, i18n } = useLingui()
  const { can_decide: canDecide } = scorecard
  const inMenu = offered
    .filter((action) => !isButton(action, offered))
    .map((action) => ({
      id: action,
      label: i18n._(ACTION_LABELS[action]),
      onSelect: () => onAction(action),
    }))
  const advance = {
    id: 'advance',
    label: t`Advance and email…`,
    onSelect: () => onAsk('advance'),
  }
  const text = { id: 'text', label: t`Text message…`, onSelect: () => onAsk('text') }
  const sections = [
    {
      id: 'decisions',
      items: canDecide ? [...(offered.includes('advance') ? [advance] : []), ...inMenu, text] : [],
    },
    { id: 'scorecard', items: more },
  ].filter(({ items }) => items.length > 0)
  return (
    <div
      className={classNames(styles.actions, isDocked && styles.docked)}
      data-bottom-bar={isDocked ? true : undefined}
    >
      {offered
        .filter((action) => isButton(action, offered))
        // It stands beside the review that it answers.
        .filter((action) => action !== 'recover' || !isReviewOpen(scorecard))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'reject' ? 'secondary' : 'primary'}
            onClick={() => onAction(action)}
          >
            {i18n._(ACTION_LABELS[action])}
          </Button>
        ))}
      <span className={styles.last}>
        {canDecide && (
          <Button onClick={() => onAsk('email')}>
            <Trans>Email…</Trans>
          </Button>
        )}
        <Menu
          align="end"
          hasChevron={false}
          label={t`More actions`}
          trigger={<Ellipsis size={18} aria-hidden="true" />}
          sections={sections}
        />
      </span>
    </div>
  )
}

// The usual decisions stand in sight. At the last step these are to review a new application, and then to hire.
function isButton(action: StaffAction, offered: readonly StaffAction[]): boolean {
  if (action === 'hire' || action === 'review') return !offered.includes('advance')
  return ['advance', 'reject', 'recover', 'resume'].includes(action)
}
