// The choices of a question, and which of them are knock-outs.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash } from 'lucide-react'

import { ANSWER_SCORE, QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { moved } from '#web/ui/staff/table/drag/move-item.ts'

import { canKnockOut } from './knock-outs.ts'
import { nextValue, type DraftFieldsProps } from './question-draft.ts'
import type { DraftOption } from './score-draft.ts'

import styles from './question.module.css'

const FEWEST = 2

export function OptionFields({ draft, problemOf, onChange, ...kind }: DraftFieldsProps) {
  const { options } = draft
  const hasKnockOuts = canKnockOut(kind)
  const change = (next: readonly DraftOption[]) => onChange({ options: next })
  const add = () =>
    change([...options, { value: nextValue(options), text: '', is_knock_out: false, score: '' }])
  return (
    <fieldset className={styles.options}>
      <legend className={styles.optionsLegend}>
        <Trans>Answers</Trans>
      </legend>
      {hasKnockOuts && (
        <p className={styles.facts}>
          <Trans>
            An applicant who gives a knock-out answer is flagged in the list and on the scorecard,
            and passes no step without your decision. No one is rejected by it.
          </Trans>
        </p>
      )}
      {options.map((option, index) => (
        <OptionRow
          key={option.value}
          {...{ option, index, options, hasKnockOuts }}
          isScored={draft.measures.length > 0}
          error={problemOf(`option-${option.value}`)}
          scoreError={problemOf(`score-${option.value}`)}
          onChange={change}
        />
      ))}
      <div role="status">
        {hasKnockOuts && options.every((option) => option.is_knock_out) && (
          <Banner tone="warning">
            <Trans>Every answer is a knock-out: this question flags every applicant.</Trans>
          </Banner>
        )}
      </div>
      {options.length < QUESTION_LIMITS.options && (
        <div>
          <Button size="small" variant="quiet" onClick={add}>
            <Plus size={16} aria-hidden="true" /> <Trans>Add an answer</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type OptionRowProps = {
  option: DraftOption
  index: number
  options: readonly DraftOption[]
  hasKnockOuts: boolean
  isScored: boolean
  error: string | undefined
  scoreError: string | undefined
  onChange: (options: readonly DraftOption[]) => void
}

function OptionRow(props: OptionRowProps) {
  const { option, index, options, hasKnockOuts, isScored, error, scoreError, onChange } = props
  const { t } = useLingui()
  const number = index + 1
  const replace = (change: Partial<DraftOption>) =>
    onChange(options.map((one) => (one === option ? { ...one, ...change } : one)))
  const move = (by: -1 | 1) => () => onChange(moved(options, { from: index, by }))
  return (
    <div className={styles.option}>
      <LimitedTextField
        label={t`Answer ${number}`}
        value={option.text}
        maxLength={QUESTION_LIMITS.optionText}
        error={error}
        onChange={({ target }) => replace({ text: target.value })}
      />
      {isScored && (
        <NumberField
          className={styles.optionScore}
          isDecimal
          {...ANSWER_SCORE}
          label={
            <>
              <Trans>Score</Trans> <VisuallyHidden>{t`Answer ${number}`}</VisuallyHidden>
            </>
          }
          value={option.score}
          error={scoreError}
          onChange={({ target }) => replace({ score: target.value })}
        />
      )}
      <div className={styles.optionTools}>
        {hasKnockOuts && (
          <Checkbox
            label={
              <>
                <Trans>Knock-out</Trans> <VisuallyHidden>{t`Answer ${number}`}</VisuallyHidden>
              </>
            }
            checked={option.is_knock_out}
            onChange={({ target }) => replace({ is_knock_out: target.checked })}
          />
        )}
        <IconButton
          label={t`Move answer ${number} up`}
          disabled={index === 0}
          onClick={move(-1)}
          icon={<ArrowUp size={17} aria-hidden="true" />}
        />
        <IconButton
          label={t`Move answer ${number} down`}
          disabled={index === options.length - 1}
          onClick={move(1)}
          icon={<ArrowDown size={17} aria-hidden="true" />}
        />
        <IconButton
          label={t`Remove answer ${number}`}
          disabled={options.length <= FEWEST}
          onClick={() => onChange(options.filter((one) => one !== option))}
          icon={<Trash size={17} aria-hidden="true" />}
        />
      </div>
    </div>
  )
}
