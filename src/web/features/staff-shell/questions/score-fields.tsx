// Which attributes the answers to a choice score, and how much the question counts in each.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { LocalizedText } from '#contract/core/shape.ts'
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { WEIGHT } from '#contract/requisitions/requisitions-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { MultiCombobox } from '#web/ui/staff/form/choice/multi-combobox.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { AUDIENCE_LABELS } from './question-audience.ts'
import type { DraftFieldsProps } from './question-draft.ts'

import styles from './question.module.css'

type ScoreFieldsProps = Pick<DraftFieldsProps, 'draft' | 'problemOf' | 'onChange' | 'audience'> & {
  /** In the order of the choice. */
  attributes: readonly { readonly attribute_type_id: number; readonly name: LocalizedText }[]
}

export function ScoreFields(props: ScoreFieldsProps) {
  const { attributes, draft, problemOf, onChange, audience } = props
  const { i18n, t } = useLingui()
  const [search, setSearch] = useState('')
  const { measures } = draft
  const names = new Map(attributes.map((one) => [one.attribute_type_id, one.name[currentLocale()]]))
  const found = [...names]
    .filter(([, name]) => isFound(name, search))
    .map(([id, label]) => ({ id: String(id), label }))
  return (
    <>
      <MultiCombobox
        label={t`Attributes scored by the answers`}
        hint={i18n._(AUDIENCE_LABELS[audience].scores)}
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
    </>
  )
}

function isFound(name: string, search: string): boolean {
  const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return fold(name).includes(fold(search.trim()))
}
