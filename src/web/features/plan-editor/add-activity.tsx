import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import { hasPlayer } from '#contract/assessments/kind-names.ts'
import { canMeasure } from '#contract/plan-editor/measurement-rules.ts'
import type { RecommendationReason } from '#contract/plan-editor/recommendations.ts'
import type { PlanContent } from '#contract/plan-editor/screening-plan.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Menu } from '#web/ui/controls/menu.tsx'

import type { DraftStep } from './plan-draft.ts'
import { usePlanSubject } from './plan-subject.ts'
import { ReasonText } from './recommendations/reason-text.tsx'
import { useRecommendations } from './recommendations/use-recommendations.ts'

import styles from './setup.module.css'

type AddActivityProps = {
  jobId: number
  steps: readonly DraftStep[]
  content: readonly PlanContent[]
  onAdd: (content: PlanContent) => void
}

/** What can be added to a plan, and first what similar requisitions use. Each assessment once: the answers would be the same. */
export function AddActivity({ jobId, steps, content, onAdd }: AddActivityProps) {
  const { t } = useLingui()
  const { isProfile, usageType } = usePlanSubject()
  const data = useRecommendations(jobId, { isAsked: !isProfile })
  const used = new Set(steps.flatMap(({ activities }) => activities.map((one) => one.asmt_id)))
  const usedKinds = new Set(steps.flatMap(({ activities }) => activities.map(({ kind }) => kind)))
  // An application has one offer at a time.
  const isTaken = (kind: PlanContent['kind']) => kind === 'offer' && usedKinds.has(kind)
  const isFit = (kind: PlanContent['kind']) => !isProfile || canMeasure(kind, usageType)
  const offered = content.filter(
    ({ asmt_id, kind }) => !used.has(asmt_id) && !isTaken(kind) && isFit(kind),
  )
  if (offered.length === 0) return null
  const recommended = offered.flatMap((one) => {
    const reason = data?.activities.find(({ slug }) => slug === one.slug)
    // What staff write stands in the plan as a copy, under another id.
    const isThere = one.slug === one.kind && usedKinds.has(one.kind)
    return reason === undefined || isThere ? [] : [{ one, reason }]
  })
  const names = new Set(recommended.map(({ one }) => one.asmt_id))
  const itemOf = (one: PlanContent, reason?: RecommendationReason) => ({
    id: String(one.asmt_id),
    label: <ContentLabel content={one} reason={reason} compared={data?.compared ?? 0} />,
    onSelect: () => onAdd(one),
  })
  const others = offered.filter(({ asmt_id }) => !names.has(asmt_id)).map((one) => itemOf(one))
  return (
    <div>
      <Menu
        size="small"
        variant="quiet"
        trigger={
          <>
            <Plus size={16} aria-hidden="true" /> <Trans>Add an activity</Trans>
          </>
        }
        sections={
          recommended.length === 0
            ? [{ id: 'content', items: others }]
            : [
                {
                  id: 'recommended',
                  label: t`Recommended`,
                  items: recommended.map(({ one, reason }) => itemOf(one, reason)),
                },
                ...(others.length === 0
                  ? []
                  : [{ id: 'content', label: t`Others`, items: others }]),
              ]
        }
      />
    </div>
  )
}

type ContentLabelProps = {
  content: PlanContent
  reason: RecommendationReason | undefined
  compared: number
}

function ContentLabel({ content, reason, compared }: ContentLabelProps) {
  return (
    <>
      {content.title[currentLocale()]}{' '}
      {hasPlayer(content.kind) && content.minutes > 0 && (
        <span className={styles.faint}>
          <Plural value={content.minutes} one="~# min" other="~# min" />
        </span>
      )}
      {reason !== undefined && (
        <span className={styles.reason}>
          <ReasonText reason={reason} compared={compared} />
        </span>
      )}
    </>
  )
}
