// Which attributes the answers to a question of a requisition score, and which of them it does not weigh.
import { Trans } from '@lingui/react/macro'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { USAGE } from '#contract/settings/settings-rules.ts'
import { useDataToEdit } from '#web/api/use-data.ts'
import type { DraftFieldsProps } from '#web/features/staff-shell/questions/question-draft.ts'
import { ScoreFields } from '#web/features/staff-shell/questions/score-fields.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { usePlanSubject } from '../plan-subject.ts'
import { SetupBoundary } from '../setup-boundary.tsx'
import { ATTRIBUTES, jobPath, OUTCOMES } from '../setup-data.ts'

import styles from '../setup.module.css'

type JobScoreFieldsProps = DraftFieldsProps & { jobId: number }

export function JobScoreFields(props: JobScoreFieldsProps) {
  const { usageType } = usePlanSubject()
  if (usageType === USAGE.outcome)
    return (
      <SetupBoundary title={<Trans>The outcomes could not be loaded</Trans>} height="4rem">
        <OutcomeFields {...props} />
      </SetupBoundary>
    )
  return (
    <SetupBoundary title={<Trans>The attributes could not be loaded</Trans>} height="4rem">
      <Fields {...props} />
    </SetupBoundary>
  )
}

// What the profile observes comes first.
function OutcomeFields({ jobId, ...fields }: JobScoreFieldsProps) {
  const { data } = useDataToEdit(OUTCOMES, jobPath(jobId))
  return <ScoreFields {...fields} attributes={chosenFirst(data.outcomes, data.library)} />
}

function Fields({ jobId, ...fields }: JobScoreFieldsProps) {
  const { isProfile } = usePlanSubject()
  const { data } = useDataToEdit(ATTRIBUTES, jobPath(jobId))
  return (
    <div className={styles.stack}>
      <ScoreFields {...fields} attributes={chosenFirst(data.attributes, data.library)} />
      {!isProfile && <NotCounted data={data} draft={fields.draft} />}
    </div>
  )
}

// A score that no weight of the requisition counts is shown, and makes no difference to the fit.
function NotCounted({
  data,
  draft: { measures },
}: {
  data: JobAttributes
  draft: DraftFieldsProps['draft']
}) {
  const format = useFormatter()
  const counted = new Map(data.attributes.map((one) => [one.attribute_type_id, one.weight]))
  const left = measures.filter((one) => (counted.get(one.attribute_type_id) ?? 0) === 0)
  if (left.length === 0) return null
  const names = new Map(
    data.library.map((one) => [one.attribute_type_id, one.name[currentLocale()]]),
  )
  const attributes = format.list(left.map((one) => names.get(one.attribute_type_id) ?? ''))
  return (
    <p className={styles.facts}>
      <Trans>
        Not part of the fit score: this requisition gives no weight to {attributes}. Set weights
        under Attributes.
      </Trans>
    </p>
  )
}

type Named = { readonly attribute_type_id: number }

function chosenFirst<T extends Named>(chosen: readonly Named[], library: readonly T[]): T[] {
  const ids = new Set(chosen.map((one) => one.attribute_type_id))
  const [first = [], others = []] = [true, false].map((isFirst) =>
    library.filter((one) => ids.has(one.attribute_type_id) === isFirst),
  )
  return [...first, ...others]
}
