// The controls that the parts of a rule are chosen with.
import { useLingui } from '@lingui/react/macro'

import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

type Comparison = { op: 'at_least' | 'below'; score: number }

export function ScoreFields({
  part,
  onChange,
}: {
  part: Comparison
  onChange: (to: Comparison) => void
}) {
  const { t } = useLingui()
  return (
    <>
      <Choice
        label={t`The score is`}
        value={part.op}
        options={[
          { value: 'at_least', label: t`at least` },
          { value: 'below', label: t`below` },
        ]}
        onChange={(value) =>
          onChange({ ...pick(part), op: value === 'below' ? 'below' : 'at_least' })
        }
      />
      <BoundedNumber
        label={t`Score`}
        min={0}
        max={100}
        value={part.score}
        onChange={(score) => onChange({ ...pick(part), score })}
      />
    </>
  )
}

function pick({ op, score }: Comparison): Comparison {
  return { op, score }
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      options={options}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type SeveralProps<V> = {
  label: string
  values: readonly V[]
  options: readonly { value: V; label: string }[]
  onChange: (values: V[]) => void
}

/** Any of some values, and one at least: the last one stays until another one is chosen. What is gone goes with a change. */
export function Several<V extends string | number | null>(props: SeveralProps<V>) {
  const { label, values, options, onChange } = props
  return (
    <FilterChips
      label={label}
      isLabelShown
      chips={options.map((one) => ({ id: String(one.value), label: one.label }))}
      activeIds={values.map(String)}
      onChange={(ids) => {
        const chosen = options.filter((one) => ids.has(String(one.value)))
        if (chosen.length > 0) onChange(chosen.map((one) => one.value))
      }}
    />
  )
}

type BoundedNumberProps = {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}

/** A number of a rule; NaN while it is empty. */
export function BoundedNumber({ label, min, max, value, onChange }: BoundedNumberProps) {
  return (
    <NumberField
      required
      label={label}
      min={min}
      max={max}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}
