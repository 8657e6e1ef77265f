// The plan of a requisition: steps with what each asks of a candidate, stored as they are changed.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import { STANDARD_TITLES, type StandardTitle } from '#contract/applicants/application-states.ts'
import { ANSWER_DAYS, PLAN_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { PlanContent } from '#contract/plan-editor/screening-plan.ts'
import { USAGE } from '#contract/settings/settings-rules.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Menu } from '#web/ui/controls/menu.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { movedTo } from '#web/ui/staff/table/drag/move-item.ts'

import { PlanConflict } from './conflict/plan-conflict.tsx'
import {
  activityFrom,
  minutesOf,
  type ChangeSteps,
  type DraftActivity,
  type DraftStep,
} from './plan-draft.ts'
import { PlanProblems } from './plan-problems.tsx'
import { PlanStepCard } from './plan-step-card.tsx'
import { usePlanSubject } from './plan-subject.ts'
import { previewHref } from './preview/preview-search.ts'
import { PublishPlan } from './publish-plan.tsx'
import { ATTRIBUTES, jobPath, usePlanToEdit } from './setup-data.ts'
import { setupHref } from './setup-paths.ts'
import { usePlanDraft, type PlanDraft } from './use-plan-draft.ts'

import styles from './setup.module.css'

type PlanEditorProps = {
  jobId: number
  /** Whether it can be published here: a draft that was never open is published by opening it. */
  hasPublish: boolean
}

export function PlanEditor({ jobId, hasPublish }: PlanEditorProps) {
  const { plan, content } = usePlanToEdit(jobId)
  const draft = usePlanDraft(jobId, plan)
  const { steps, change } = draft
  const weighed = useOptionalData(ATTRIBUTES, jobPath(jobId))?.data
  return (
    <div className={styles.stack}>
      <div className={styles.planHead}>
        <AppLink className={linkButton({ size: 'small' })} href={previewHref(jobId)}>
          <Trans>Preview</Trans>
        </AppLink>
        {hasPublish && <PublishPlan {...{ jobId, plan, draft }} />}
      </div>
      <SaveProblem jobId={jobId} draft={draft} />
      <PlanProblems
        problems={plan.problems}
        steps={steps}
        library={weighed?.library ?? []}
        planHref={setupHref('screening-plan', jobId)}
      />
      <DragList
        as="ol"
        className={styles.planSteps}
        onMove={(move) => change((now) => movedTo(now, move))}
      >
        {steps.map((step, index) => (
          <PlanStepCard
            key={step.key}
            {...{ jobId, step, index, steps, content }}
            onChange={change}
          />
        ))}
      </DragList>
      <AddStep {...{ steps, content }} onChange={change} />
      <div className={styles.planFoot}>
        <PlanFacts steps={steps} draft={draft} />
      </div>
    </div>
  )
}

export function PlanFacts({ steps, draft }: { steps: readonly DraftStep[]; draft: PlanDraft }) {
  const { isProfile } = usePlanSubject()
  const duration = useFormatter().minutes(minutesOf(steps))
  return (
    <p className={styles.facts}>
      {isProfile ? (
        <Trans>About {duration} for a person</Trans>
      ) : (
        <Trans>About {duration} for a candidate</Trans>
      )}
      {' · '}
      <span role="status">
        {draft.isSaving && <Trans>Saving…</Trans>}
        {!draft.isSaving && draft.error === null && <Trans>Saved</Trans>}
        {!draft.isSaving && draft.error !== null && <Trans>Not saved</Trans>}
      </span>
    </p>
  )
}

export function SaveProblem({ jobId, draft }: { jobId: number; draft: PlanDraft }) {
  const errorText = useErrorText()
  if (draft.error === null) return null
  if (draft.isChangedElsewhere) return <PlanConflict jobId={jobId} draft={draft} />
  return (
    <Banner
      tone="danger"
      isLive
      action={
        <Button size="small" isBusy={draft.isSaving} onClick={draft.retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(draft.error)}
    </Banner>
  )
}

// A step for interviews comes with its interview, and a step for offers with its offer.
function firstActivities(
  standard: StandardTitle,
  content: readonly PlanContent[],
): readonly DraftActivity[] {
  if (standard === 'assessments') return []
  const first = content.find(({ kind, slug }) => kind === standard && slug === kind)
  return first === undefined ? [] : [activityFrom(first, crypto.randomUUID())]
}

type AddStepProps = {
  steps: readonly DraftStep[]
  content: readonly PlanContent[]
  onChange: ChangeSteps
}

function AddStep({ steps, content, onChange }: AddStepProps) {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  if (steps.length >= PLAN_LIMITS.steps) return null
  const add = (title: string, standard: StandardTitle | null) => () =>
    onChange((now) => [
      ...now,
      {
        key: crypto.randomUUID(),
        title,
        standard_title: standard,
        pass_rule: { kind: 'manual' },
        answer_days: ANSWER_DAYS.usual,
        usage_type: USAGE.attribute,
        activities: standard === null ? [] : firstActivities(standard, content),
      },
    ])
  const missing = STANDARD_TITLES.filter(
    (standard) => !steps.some((step) => step.standard_title === standard),
  )
  const items = [
    ...missing.map((standard) => {
      const title = stepTitle(standard, standard)
      return { id: standard, label: title, onSelect: add(title, standard) }
    }),
    { id: 'own', label: t`Step with a title of your own`, onSelect: add(t`New step`, null) },
  ]
  return (
    <div>
      <Menu
        trigger={
          <>
            <Plus size={17} aria-hidden="true" /> <Trans>Add a step</Trans>
          </>
        }
        sections={[{ id: 'steps', items }]}
      />
    </div>
  )
}
