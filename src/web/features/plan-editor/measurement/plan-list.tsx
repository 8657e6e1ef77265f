// One list of a measurement plan: the steps that measure attributes, or those that measure outcomes.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'

import { PLAN_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { USAGE, type UsageType } from '#contract/settings/settings-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { movedTo } from '#web/ui/staff/table/drag/move-item.ts'

import type { ChangeSteps, DraftStep } from '../plan-draft.ts'
import { PlanStepCard } from '../plan-step-card.tsx'
import { PlanSubjectContext } from '../plan-subject.ts'
import type { PlanDraft } from '../use-plan-draft.ts'
import { stepsOfList, withList } from './list-draft.ts'

import styles from '../setup.module.css'

type PlanListProps = {
  jobId: number
  plan: ScreeningPlan
  content: readonly PlanContent[]
  draft: PlanDraft
  usageType: UsageType
}

export function PlanList({ jobId, plan, content, draft, usageType }: PlanListProps) {
  const { t } = useLingui()
  const subject = useMemo(() => ({ isProfile: true, usageType }), [usageType])
  const steps = stepsOfList(draft.steps, usageType)
  const change: ChangeSteps = (make) =>
    draft.change((now) => withList(now, { usageType, change: make }))
  // A draft without steps is none: what is published would come back.
  const canRemove = draft.steps.length > 1 || plan.published_version === null
  const add = () => change((now) => [...now, newStep({ title: t`New step`, usageType })])
  return (
    <PlanSubjectContext value={subject}>
      <section className={styles.stack}>
        <ListTitle usageType={usageType} />
        {steps.length > 0 && (
          <DragList
            as="ol"
            className={styles.planSteps}
            onMove={(move) => change((now) => movedTo(now, move))}
          >
            {steps.map((step, index) => (
              <PlanStepCard
                key={step.key}
                {...{ jobId, step, index, steps, content, canRemove }}
                onChange={change}
              />
            ))}
          </DragList>
        )}
        {draft.steps.length < PLAN_LIMITS.steps && (
          <div>
            <Button icon={<Plus size={17} aria-hidden="true" />} onClick={add}>
              {usageType === USAGE.attribute ? (
                <Trans>Add a step for attributes</Trans>
              ) : (
                <Trans>Add a step for outcomes</Trans>
              )}
            </Button>
          </div>
        )}
      </section>
    </PlanSubjectContext>
  )
}

function ListTitle({ usageType }: { usageType: UsageType }) {
  const isAttributes = usageType === USAGE.attribute
  return (
    <div>
      <CardTitle level={2}>
        {isAttributes ? (
          <Trans>What measures the attributes</Trans>
        ) : (
          <Trans>What measures the outcomes</Trans>
        )}
      </CardTitle>
      <p className={styles.facts}>
        {isAttributes ? (
          <Trans>Assessments and questions that score what this role asks for.</Trans>
        ) : (
          <Trans>Tests and questions that show how the work is going.</Trans>
        )}
      </p>
    </div>
  )
}

function newStep({ title, usageType }: { title: string; usageType: UsageType }): DraftStep {
  return {
    key: crypto.randomUUID(),
    title,
    standard_title: null,
    pass_rule: { kind: 'manual' },
    answer_days: null,
    usage_type: usageType,
    activities: [],
  }
}
