// The decision about one applicant, on their scorecard: where they stand, and what can be done now.
import { useEffect, useRef, useState } from 'react'

import { staffActionsOf, type StaffAction } from '#contract/decisions/application-actions.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { AdvanceDialog } from './advance-dialog.tsx'
import { AssignClassDialog } from './assign-class-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { jobScope } from './command-scope.ts'
import { type Asked, DecisionCard, type DecisionPanelProps } from './decision-card.tsx'
import { decisionKey, type DecisionKey } from './decision-keys.ts'
import type { Person } from './email-request.ts'
import { HireDialog } from './hire-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecisionError } from './use-decision-error.ts'
import { useScorecardDecision } from './use-scorecard-decision.ts'

/** Status, step, and the actions that both allow. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { scorecard } = props
  const { applicant, requisition } = scorecard
  const errorText = useDecisionError()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { deciding, decide, beforeAdvancing, warning } = useScorecardDecision(scorecard, () =>
    setAsked(null),
  )
  const offered = offeredOf(scorecard)
  const ask = (action: StaffAction) => {
    if (action === 'reject' || action === 'hire' || action === 'move') setAsked(action)
    else if (action === 'advance') beforeAdvancing(() => decide({ action }))
    else decide({ action })
  }
  const askFor = (what: Asked) => {
    if (what === 'advance') beforeAdvancing(() => setAsked(what))
    else setAsked(what)
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
      <DecisionCard {...props} offered={offered} onAction={ask} onAsk={askFor}>
        {asked === null && deciding.error !== null && (
          <Banner tone="warning" isLive>
            {errorText(deciding.error)}
          </Banner>
        )}
      </DecisionCard>
      <DecidingDialog
        {...{ asked, scorecard, decide, dialog }}
        emails={props.emails}
        people={alone.people}
      />
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
      {asked === 'help' && <KeysDialog place={props.place} onClose={close} />}
      {warning}
    </div>
  )
}

type DecidingDialogProps = Pick<DecisionPanelProps, 'scorecard' | 'emails'> & {
  asked: Asked | null
  people: readonly Person[]
  decide: ReturnType<typeof useScorecardDecision>['decide']
  dialog: { error: Error | null; isBusy: boolean; onClose: () => void }
}

/** What a decision needs to know first. */
function DecidingDialog(props: DecidingDialogProps) {
  const { asked, scorecard, emails, people, decide, dialog } = props
  const { applicant, requisition } = scorecard
  const about = { ...dialog, people, isAllThatMatch: false, count: 1 }
  if (asked === 'reject')
    return (
      <RejectDialog
        {...about}
        jobId={requisition.job_id}
        emails={emails}
        onReject={(rejection) => decide({ action: 'reject', rejection })}
      />
    )
  if (asked === 'advance')
    return (
      <AdvanceDialog
        {...about}
        emails={emails}
        onAdvance={(message) => decide({ action: 'advance', message })}
      />
    )
  if (asked === 'hire')
    return (
      <HireDialog
        {...dialog}
        name={people.map(({ name }) => name).join()}
        offer={scorecard.offer}
        classDate={applicant.hiring_class?.start_date ?? null}
        onHire={(hire) => decide({ action: 'hire', ...hire })}
      />
    )
  return null
}

function offeredOf({ applicant, next_step, can_decide }: Scorecard): readonly StaffAction[] {
  if (!can_decide) return []
  return staffActionsOf(applicant.status, { isLastStep: next_step === null })
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
