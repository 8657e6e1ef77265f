// How the raw fit of a model becomes a score, with an example of what it does.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'

import {
  CONVERTER_KINDS,
  type ConverterPoint,
  converterProblem,
  convertScore,
  MAX_CONVERTER_POINTS,
  type ScoreConverter,
} from '#contract/scorecards/score-converter.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import styles from '../../plan-editor/setup.module.css'

type ConverterEditorProps = {
  converter: ScoreConverter | null
  onChange: (converter: ScoreConverter | null) => void
}

const FIRST_POINTS: readonly ConverterPoint[] = [
  { from: 0, to: 0 },
  { from: 100, to: 100 },
]
const FEWEST = 2

export function ConverterEditor({ converter, onChange }: ConverterEditorProps) {
  const { t } = useLingui()
  const names = { linear: t`By cut points, in a straight line between them`, table: t`By a table` }
  const choose = (value: string) => {
    const kind = CONVERTER_KINDS.find((one) => one === value)
    onChange(kind === undefined ? null : { points: converter?.points ?? FIRST_POINTS, kind })
  }
  return (
    <section className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Score converter</Trans>
      </CardTitle>
      <SelectField
        label={t`How the raw fit becomes a score`}
        value={converter?.kind ?? 'none'}
        options={[
          { value: 'none', label: t`The raw fit is the score` },
          ...CONVERTER_KINDS.map((value) => ({ value, label: names[value] })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {converter !== null && (
        <>
          <Points
            points={converter.points}
            onChange={(points) => onChange({ ...converter, points })}
          />
          <ConverterProblem converter={converter} />
          <Example converter={converter} />
        </>
      )}
    </section>
  )
}

type PointsProps = {
  points: readonly ConverterPoint[]
  onChange: (points: readonly ConverterPoint[]) => void
}

function Points({ points, onChange }: PointsProps) {
  const { t } = useLingui()
  const set = (index: number, change: Partial<ConverterPoint>) =>
    onChange(points.map((point, at) => (at === index ? { ...point, ...change } : point)))
  return (
    <>
      <ol className={styles.points} role="list">
        {points.map((point, index) => {
          const row = index + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name; they are only appended and removed
            <li key={index} className={styles.point}>
              <PercentField
                label={t`Raw fit ${row}`}
                value={point.from}
                onChange={(from) => set(index, { from })}
              />
              <PercentField
                label={t`Score ${row}`}
                value={point.to}
                onChange={(to) => set(index, { to })}
              />
              {points.length > FEWEST && (
                <IconButton
                  label={t`Remove row ${row}`}
                  icon={<X size={17} aria-hidden="true" />}
                  onClick={() => onChange(points.filter((_, at) => at !== index))}
                />
              )}
            </li>
          )
        })}
      </ol>
      {points.length < MAX_CONVERTER_POINTS && (
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => onChange(withMiddle(points))}
          >
            <Trans>Add a row</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

// Between the last two: there the new row changes nothing until it is edited.
function withMiddle(points: readonly ConverterPoint[]): ConverterPoint[] {
  const last = points.at(-1) ?? { from: 100, to: 100 }
  const before = points.at(-FEWEST) ?? { from: 0, to: 0 }
  const middle = { from: (before.from + last.from) / 2, to: (before.to + last.to) / 2 }
  return [...points.slice(0, -1), middle, last]
}

type PercentFieldProps = { label: string; value: number; onChange: (value: number) => void }

// What is typed stays as it is typed; only a number from 0 to 100 counts.
function PercentField({ label, value, onChange }: PercentFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(String(value))
  const shown = numberOf(text) === value ? text : String(value)
  const [isTyping, setIsTyping] = useState(false)
  const number = numberOf(text)
  return (
    <NumberField
      isDecimal
      min={0}
      max={100}
      required
      label={label}
      value={isTyping ? text : shown}
      error={isTyping && number === null ? t`A number from 0 to 100` : undefined}
      onBlur={() => setIsTyping(false)}
      onChange={({ target }) => {
        setIsTyping(true)
        setText(target.value)
        const next = numberOf(target.value)
        if (next !== null) onChange(next)
      }}
    />
  )
}

function numberOf(text: string): number | null {
  const number = Number(text)
  return text.trim() !== '' && number >= 0 && number <= 100 ? number : null
}

function ConverterProblem({ converter }: { converter: ScoreConverter }) {
  const problem = converterProblem(converter)
  if (problem === null) return null
  return (
    <Banner tone="warning" isLive>
      {problem === 'falling' ? (
        <Trans>A higher raw fit may not have a lower score.</Trans>
      ) : (
        <Trans>Each raw fit must be higher than the one before.</Trans>
      )}
    </Banner>
  )
}

function Example({ converter }: { converter: ScoreConverter }) {
  const { t } = useLingui()
  const format = useFormatter()
  const [raw, setRaw] = useState(65)
  if (converterProblem(converter) !== null) return null
  const score = format.number(convertScore(raw, converter), { maximumFractionDigits: 1 })
  const fit = format.number(raw, { maximumFractionDigits: 1 })
  return (
    <div className={styles.pair}>
      <PercentField label={t`Example: a raw fit of`} value={raw} onChange={setRaw} />
      <output className={styles.example}>
        <Trans>
          A raw fit of {fit} becomes a score of {score}.
        </Trans>
      </output>
    </div>
  )
}
