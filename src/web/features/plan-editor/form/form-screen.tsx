// The tab of a requisition's setup that designs its application form. The form is an activity of the plan: its changes are
// stored in the plan's draft and published with it.
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import type { PlanContent } from '#contract/plan-editor/screening-plan.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Card } from '#web/ui/layout/card.tsx'

import {
  activityFrom,
  withActivity,
  withStep,
  type ChangeSteps,
  type DraftActivity,
  type DraftStep,
} from '../plan-draft.ts'
import { PlanFacts, SaveProblem } from '../plan-editor.tsx'
import { PlanProblems } from '../plan-problems.tsx'
import { PublishPlan } from '../publish-plan.tsx'
import { usePlanToEdit } from '../setup-data.ts'
import { setupHref } from '../setup-paths.ts'
import { usePlanDraft } from '../use-plan-draft.ts'
import { FormDesigner } from './form-designer.tsx'
import { withSections } from './form-draft.ts'

import styles from '../setup.module.css'

const KIND = 'application-form'
const NO_ATTRIBUTES: readonly never[] = []

export function FormScreen({ jobId }: { jobId: number }) {
  const { plan, content } = usePlanToEdit(jobId)
  const draft = usePlanDraft(jobId, plan)
  const { steps, change } = draft
  const forms = steps.flatMap((step) => step.activities.filter(({ kind }) => kind === KIND))
  // Of attributes the tab with the plan tells; here they would only puzzle.
  const problems = plan.problems.filter((one) => one.attribute_type_id === null)
  const replace = (key: string, next: Partial<DraftActivity>) =>
    change((now) => withActivity(now, { key, change: next }))
  return (
    <div className={styles.stack}>
      <div className={styles.planHead}>
        <PlanFacts steps={steps} draft={draft} />
        <PublishPlan {...{ jobId, plan, draft }} />
      </div>
      <SaveProblem jobId={jobId} draft={draft} />
      <PlanProblems
        problems={problems}
        steps={steps}
        library={NO_ATTRIBUTES}
        planHref={setupHref('screening-plan', jobId)}
      />
      {forms.length === 0 && <NoForm {...{ jobId, steps, content }} onChange={change} />}
      {forms.map((activity) => (
        <FormDesigner
          key={activity.key}
          jobId={jobId}
          sections={sectionsOf(activity)}
          onChange={(sections) => replace(activity.key, withSections(sections))}
        />
      ))}
    </div>
  )
}

function sectionsOf({ settings }: DraftActivity) {
  return settings?.kind === KIND ? settings.sections : []
}

type NoFormProps = {
  jobId: number
  steps: readonly DraftStep[]
  content: readonly PlanContent[]
  onChange: ChangeSteps
}

function NoForm({ jobId, steps, content, onChange }: NoFormProps) {
  const stepTitle = useStepTitle()
  const [first] = steps
  const base = content.find(({ kind }) => kind === KIND)
  if (first === undefined || base === undefined)
    return (
      <Card className={styles.stack}>
        <p>
          <Trans>The form belongs to the first step of the plan, and it has no step yet.</Trans>
        </p>
        <div>
          <AppLink className={linkButton({})} href={setupHref('screening-plan', jobId)}>
            <Trans>Go to the screening plan</Trans>
          </AppLink>
        </div>
      </Card>
    )
  const title = stepTitle(first.title, first.standard_title)
  const add = () => {
    const activity = activityFrom(base, crypto.randomUUID())
    const change = ({ activities }: DraftStep) => ({ activities: [activity, ...activities] })
    onChange((now) => withStep(now, { key: first.key, change }))
  }
  return (
    <Card className={styles.stack}>
      <p>
        <Trans>
          Candidates do not fill in a form. With one, they tell you their phone number, when they
          could start, and whatever else you need to know before anything else.
        </Trans>
      </p>
      <div>
        <Button onClick={add}>
          <Plus size={17} aria-hidden="true" /> <Trans>Add a form to “{title}”</Trans>
        </Button>
      </div>
    </Card>
  )
}
