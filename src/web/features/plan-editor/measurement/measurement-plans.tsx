// What the people who hold a job profile take: steps that measure its attributes, and steps that measure its outcomes.
import { Trans } from '@lingui/react/macro'

import { USAGE } from '#contract/settings/settings-rules.ts'

import { PlanFacts, SaveProblem } from '../plan-editor.tsx'
import { PlanProblems } from '../plan-problems.tsx'
import { PlanSubjectContext } from '../plan-subject.ts'
import { PublishPlan } from '../publish-plan.tsx'
import { usePlanToEdit } from '../setup-data.ts'
import { usePlanDraft } from '../use-plan-draft.ts'
import { PlanList } from './plan-list.tsx'

import styles from '../setup.module.css'

export function MeasurementPlans({ jobId }: { jobId: number }) {
  const { plan, content } = usePlanToEdit(jobId)
  const draft = usePlanDraft(jobId, plan)
  const lists = { jobId, plan, content, draft }
  const isBegun = plan.is_draft || plan.published_version !== null
  return (
    <PlanSubjectContext value={OF_PROFILE}>
      <div className={styles.stack}>
        <div className={styles.planHead}>
          <p className={styles.facts}>
            <Trans>The people in this role take the published plan.</Trans>
          </p>
          {isBegun && <PublishPlan {...{ jobId, plan, draft }} />}
        </div>
        <SaveProblem jobId={jobId} draft={draft} />
        {plan.is_draft && (
          <PlanProblems problems={plan.problems} steps={draft.steps} library={[]} planHref="" />
        )}
        <PlanList {...lists} usageType={USAGE.attribute} />
        <PlanList {...lists} usageType={USAGE.outcome} />
        <div className={styles.planFoot}>
          <PlanFacts steps={draft.steps} draft={draft} />
        </div>
      </div>
    </PlanSubjectContext>
  )
}

const OF_PROFILE = { isProfile: true, usageType: USAGE.attribute }
