// Which attributes the answers to a choice score, and how much the question counts in each.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { WEIGHT } from '#contract/requisitions/requisitions-rules.ts'
import { useDataToEdit } from '#web/api/use-data.ts'
import type { DraftFieldsProps } from '#web/features/staff-shell/questions/question-draft.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { MultiCombobox } from '#web/ui/staff/form/choice/multi-combobox.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { SetupBoundary } from '../setup-boundary.tsx'
import { ATTRIBUTES, jobPath } from '../setup-data.ts'

import styles from '../setup.module.css'

type ScoreFieldsProps = DraftFieldsProps & { jobId: number }

export function ScoreFields(props: ScoreFieldsProps) {
  return (
    <SetupBoundary title={<Trans>The attributes could not be loaded</Trans>} height="4rem">
      <Fields {...props} />
    </SetupBoundary>
  )
}

function Fields({ jobId, draft, problemOf, onChange }: ScoreFieldsProps) {
  const { t } = useLingui()
  const { data } = useDataToEdit(ATTRIBUTES, jobPath(jobId))
  const [search, setSearch] = useState('')
  const { measures } = draft
  const names = namesOf(data)
  const found = [...names]
    .filter(([, name]) => isFound(name, search))
    .map(([id, label]) => ({ id: String(id), label }))
  return (
    <div className={styles.stack}>
      <MultiCombobox
        label={t`Attributes scored by the answers`}
        hint={t`Give each answer a score from 0 to 100. Scores appear on the scorecard; candidates do not see them.`}
        isOptional
        placeholder={t`Choose…`}
        choices={found}
        chosen={measures.map(({ attribute_type_id: id }) => ({
          id: String(id),
          label: names.get(id) ?? '',
        }))}
        onSearch={setSearch}
        onChange={(chosen) =>
          onChange({
            measures: chosen.slice(0, QUESTION_LIMITS.measures).map(({ id }) => {
              const before = measures.find((one) => String(one.attribute_type_id) === id)
              return before ?? { attribute_type_id: Number(id), weight: '1' }
            }),
          })
        }
      />
      {measures.length > 0 && (
        <div className={styles.pair}>
          {measures.map((measure) => {
            const name = names.get(measure.attribute_type_id) ?? ''
            const change = (weight: string) =>
              onChange({
                measures: measures.map((one) => (one === measure ? { ...one, weight } : one)),
              })
            return (
              <NumberField
                key={measure.attribute_type_id}
                isDecimal
                {...WEIGHT}
                label={t`Weight in ${name}`}
                value={measure.weight}
                error={problemOf(`weight-${measure.attribute_type_id}`)}
                onChange={({ target }) => change(target.value)}
              />
            )
          })}
        </div>
      )}
      <NotCounted {...{ data, names, draft }} />
    </div>
  )
}

type NotCountedProps = {
  data: JobAttributes
  names: ReadonlyMap<number, string>
  draft: DraftFieldsProps['draft']
}

// A score that no weight of the requisition counts is shown, and makes no difference to the fit.
function NotCounted({ data, names, draft: { measures } }: NotCountedProps) {
  const format = useFormatter()
  const counted = new Map(data.attributes.map((one) => [one.attribute_type_id, one.weight]))
  const left = measures.filter((one) => (counted.get(one.attribute_type_id) ?? 0) === 0)
  if (left.length === 0) return null
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

// Those that the requisition weighs come first.
function namesOf({ attributes, library }: JobAttributes): Map<number, string> {
  const weighed = new Set(attributes.map((one) => one.attribute_type_id))
  const [first, others] = [true, false].map((isWeighed) =>
    library.filter((one) => weighed.has(one.attribute_type_id) === isWeighed),
  )
  return new Map(
    [...(first ?? []), ...(others ?? [])].map((one) => [
      one.attribute_type_id,
      one.name[currentLocale()],
    ]),
  )
}

function isFound(name: string, search: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return fold(name).includes(fold(search.trim()))
}
