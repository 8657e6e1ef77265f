// The decision about one applicant, on their scorecard: where they stand, and what can be done now.
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'

import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import { staffActionsOf, type StaffAction } from '#contract/decisions/application-actions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AssignClassDialog } from './assign-class-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ChangeLines } from './change-lines.tsx'
import { ClassLine } from './class-line.tsx'
import { jobScope } from './command-scope.ts'
import { decisionKey, type DecisionKey } from './decision-keys.ts'
import { ACTION_LABELS } from './decision-labels.ts'
import type { Emails } from './email-request.ts'
import { HireDialog } from './hire-dialog.tsx'
import { HireLine } from './hire-line.tsx'
import { HumanReviewLine, isReviewOpen } from './human-review-line.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MoveLine } from './move-line.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { StepLine } from './step-line.tsx'
import { useDecisionError } from './use-decision-error.ts'
import { useScorecardDecision } from './use-scorecard-decision.ts'

import styles from './decisions.module.css'

type DecisionPanelProps = {
  scorecard: Scorecard
  StatusPill: ComponentType<{ status: ApplicationStatus }>
  StepStatusText: ComponentType<{ status: StepStatus }>
  /** What writes to the applicant. */
  emails: Emails
}

type Asked = 'reject' | 'hire' | 'move' | 'email' | 'text' | 'class' | 'help' | ChangeKind

/** Status, step, and the actions that both allow. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { scorecard } = props
  const { applicant, requisition } = scorecard
  const errorText = useDecisionError()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { deciding, decide, warning } = useScorecardDecision(scorecard, () => setAsked(null))
  const offered = offeredOf(scorecard)
  const ask = (action: StaffAction) => {
    if (action === 'reject' || action === 'hire' || action === 'move') setAsked(action)
    else decide({ action })
  }
  const panel = useScorecardKeys((key) => {
    if (key === 'help') setAsked('help')
    if (key === 'email' && scorecard.can_decide) setAsked('email')
    if ((key === 'advance' || key === 'reject') && offered.includes(key)) ask(key)
  })
  const close = () => setAsked(null)
  const name = `${applicant.first_name} ${applicant.last_name}`
  const scope = jobScope(requisition.job_id)
  const alone = {
    selection: { ref_ids: [applicant.ref_id] },
    people: [{ refId: applicant.ref_id, name }],
    count: 1,
    onClose: close,
  }
  const dialog = {
    error: deciding.error,
    isBusy: deciding.isPending,
    onClose: () => {
      deciding.reset()
      setAsked(null)
    },
  }
  return (
    <div ref={panel}>
      <DecisionCard {...props} offered={offered} onAction={ask} onAsk={setAsked}>
        {asked === null && deciding.error !== null && (
          <Banner tone="warning" isLive>
            {errorText(deciding.error)}
          </Banner>
        )}
      </DecisionCard>
      {asked === 'reject' && (
        <RejectDialog
          {...dialog}
          jobId={requisition.job_id}
          emails={props.emails}
          people={alone.people}
          isAllThatMatch={false}
          count={1}
          onReject={(rejection) => decide({ action: 'reject', rejection })}
        />
      )}
      {asked === 'hire' && (
        <HireDialog
          {...dialog}
          name={name}
          proposedDate={applicant.hiring_class?.start_date ?? ''}
          onHire={(startDate) => decide({ action: 'hire', startDate })}
        />
      )}
      {asked === 'move' && <MoveDialog scope={scope} {...alone} onDone={close} />}
      {asked === 'email' && props.emails.renderEmail({ ...alone, onSent: close })}
      {asked === 'text' && props.emails.renderText({ ...alone, onSent: close })}
      {asked === 'class' && (
        <AssignClassDialog jobId={requisition.job_id} {...alone} onDone={close} />
      )}
      {(asked === 'assign' || asked === 'tag') && (
        <ChangeDialog
          {...{ kind: asked, tagged: [applicant.tags] }}
          scope={scope}
          {...alone}
          onDone={close}
        />
      )}
      {asked === 'help' && <KeysDialog isList={false} onClose={close} />}
      {warning}
    </div>
  )
}

type DecisionCardProps = DecisionPanelProps & {
  offered: readonly StaffAction[]
  onAction: (action: StaffAction) => void
  onAsk: (what: Asked) => void
  /** What went wrong. */
  children: ReactNode
}

function DecisionCard(props: DecisionCardProps) {
  const { scorecard, offered, StatusPill, StepStatusText, onAction, onAsk, children } = props
  const { t, i18n } = useLingui()
  const { applicant } = scorecard
  const inMenu = offered.filter((action) => !isButton(action, offered))
  return (
    <Card as="section" className={styles.panel} aria-label={t`Decision`}>
      <h2 className={styles.previewTitle}>
        <Trans>Decision</Trans>
      </h2>
      <p className={styles.state}>
        <StatusPill status={applicant.status} />
        <StepStatusText status={applicant.step_status} />
      </p>
      <HumanReviewLine scorecard={scorecard} onRecover={() => onAction('recover')} />
      <StepLine scorecard={scorecard} />
      <HireLine scorecard={scorecard} />
      <MoveLine scorecard={scorecard} />
      {scorecard.can_decide && (
        <div className={styles.actions}>
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
          <Button onClick={() => onAsk('email')}>
            <Trans>Email…</Trans>
          </Button>
          <Button onClick={() => onAsk('text')}>
            <Trans>Text message…</Trans>
          </Button>
          {inMenu.length > 0 && (
            <Menu
              align="end"
              hasChevron={false}
              label={t`More actions`}
              trigger={<Ellipsis size={18} aria-hidden="true" />}
              sections={[
                {
                  id: 'more',
                  items: inMenu.map((action) => ({
                    id: action,
                    label: i18n._(ACTION_LABELS[action]),
                    onSelect: () => onAction(action),
                  })),
                },
              ]}
            />
          )}
        </div>
      )}
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

function offeredOf({ applicant, next_step, can_decide }: Scorecard): readonly StaffAction[] {
  if (!can_decide) return []
  return staffActionsOf(applicant.status, { isLastStep: next_step === null })
}

// The usual decisions stand in sight. At the last step these are to review a new application, and then to hire.
function isButton(action: StaffAction, offered: readonly StaffAction[]): boolean {
  if (action === 'hire' || action === 'review') return !offered.includes('advance')
  return ['advance', 'reject', 'recover', 'resume'].includes(action)
}

/** Listens in the whole scorecard, which is around the panel. */
function useScorecardKeys(onKey: (key: DecisionKey) => void) {
  const panel = useRef<HTMLDivElement>(null)
  const handler = useRef(onKey)
  useEffect(() => {
    handler.current = onKey
  })
  useEffect(() => {
    const scorecard = panel.current?.closest('article')
    const listen = (event: KeyboardEvent) => {
      const key = decisionKey(event)
      if (key !== null) handler.current(key)
    }
    scorecard?.addEventListener('keydown', listen)
    return () => scorecard?.removeEventListener('keydown', listen)
  }, [])
  return panel
}
