// Writing one question: its text, its type, and what the type needs.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { QUESTION_LIMITS, type QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { FormatFields } from './format-fields.tsx'
import { NumberFields, ScaleFields } from './measure-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import {
  problemsOfDraft,
  questionOfDraft,
  type DraftFieldsProps,
  type DraftProblems,
  type QuestionDraft,
} from './question-draft.ts'
import { QUESTION_TYPE_LABELS } from './question-labels.ts'
import { QuestionTextField } from './question-text-field.tsx'
import { RecordingFields } from './recording-fields.tsx'

import styles from './question.module.css'

/** Shown of a question that another user changed meanwhile. */
const TEXTS = [
  { name: 'text', label: msg`Question` },
  { name: 'help', label: msg`Note for candidates` },
]
const ANSWERS = { name: 'options', label: msg`Answers` }
const FIELD_TEXTS = [
  { name: 'text', label: msg`Field or question` },
  { name: 'help', label: msg`Note` },
  { name: 'is_required', label: msg`Required` },
  { name: 'is_private', label: msg`Private` },
]

type QuestionDialogProps = {
  /** What is edited at the beginning. */
  initial: QuestionDraft
  isNew: boolean
  /** What the type can be changed to. */
  types: readonly QuestionType[]
  /** A field of a form rather than a screening question. */
  isField?: boolean
  /** Staff answer it, and not candidates: a field of a person or a job. */
  isForStaff?: boolean
  /** The controls of what the answers of a choice score; left out where answers have no scores. */
  renderScores?: (fields: DraftFieldsProps) => ReactNode
  /** Said above the fields. */
  note?: ReactNode
  /** Of the last attempt to save; null for none. */
  error?: Error | null
  /** What is stored now, over which the user saves what the form says. */
  onOverwrite?: (stored: object) => void
  isBusy?: boolean
  onSave: (saved: { question: WrittenQuestion; isPrivate: boolean }) => void
  onClose: () => void
}

const WRONG = '[aria-invalid="true"]'

export function QuestionDialog(props: QuestionDialogProps) {
  const { initial, isNew, types, isField = false, isForStaff = false, onSave, onClose } = props
  const errorText = useErrorText()
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const problems = problemsOfDraft(draft)
  const shown = isField ? FIELD_TEXTS : TEXTS
  const isChoice = draft.type === 'single_choice' || draft.type === 'multiple_choice'
  const problemOf = useProblemText(isTried ? problems : new Map(), { isField })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog is inside of the page's tree: its submission is no one else's.
    event.stopPropagation()
    setIsTried(true)
    const { currentTarget: form } = event
    // Also what a field says by itself, such as that its text is too long.
    if (problems.size === 0 && form.querySelector(WRONG) === null) {
      onSave({ question: questionOfDraft(draft), isPrivate: draft.is_private })
      return
    }
    queueMicrotask(() => form.querySelector<HTMLElement>(WRONG)?.focus())
  }
  // Upon what is there by then: the editor keeps the first function that it is given.
  const onChange = (change: Partial<QuestionDraft>) => setDraft((now) => ({ ...now, ...change }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="wide"
      title={<Title {...{ isNew, isField }} />}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={props.isBusy ?? false}>
            <SaveLabel {...{ isNew, isField }} />
          </Button>
        </>
      }
    >
      <form ref={formRef} id={formId} noValidate className={styles.form} onSubmit={submit}>
        <SaveProblem
          error={props.error ?? null}
          errorText={errorText}
          fields={isChoice ? [...shown, ANSWERS] : shown}
          onOverwrite={(stored) => {
            props.onOverwrite?.(stored)
            formRef.current?.requestSubmit()
          }}
        />
        {props.note}
        <CommonFields {...{ draft, problemOf, onChange, isField, isForStaff, types }} />
        <TypeFields
          {...{ draft, problemOf, onChange, isField }}
          renderScores={props.renderScores}
        />
        <Checkbox
          label={isForStaff ? <Trans>Required</Trans> : <Trans>Candidates must answer it</Trans>}
          checked={draft.is_required}
          onChange={({ target }) => onChange({ is_required: target.checked })}
        />
        {isField && (
          <Checkbox
            label={<Trans>Private: only roles with private data see the answers</Trans>}
            checked={draft.is_private}
            onChange={({ target }) => onChange({ is_private: target.checked })}
          />
        )}
      </form>
    </Dialog>
  )
}

type NamingProps = { isNew: boolean; isField: boolean }

function Title({ isNew, isField }: NamingProps) {
  if (isField) return isNew ? <Trans>New field</Trans> : <Trans>Edit the field</Trans>
  return isNew ? <Trans>New question</Trans> : <Trans>Edit the question</Trans>
}

function SaveLabel({ isNew, isField }: NamingProps) {
  if (!isNew) return <Trans>Save</Trans>
  return isField ? <Trans>Add the field</Trans> : <Trans>Add the question</Trans>
}

type CommonFieldsProps = DraftFieldsProps & { types: readonly QuestionType[]; isForStaff: boolean }

function CommonFields({ isForStaff, types, ...props }: CommonFieldsProps) {
  const { draft, onChange } = props
  const { i18n, t } = useLingui()
  return (
    <>
      <QuestionTextField {...props} />
      <SelectField
        label={t`Type of answer`}
        value={draft.type}
        options={types.map((value) => ({
          value,
          label: i18n._(QUESTION_TYPE_LABELS[value]),
        }))}
        onChange={({ target }) => {
          const type = types.find((one) => one === target.value)
          if (type !== undefined) onChange({ type })
        }}
      />
      <LimitedTextField
        label={isForStaff ? t`Note` : t`Note for candidates`}
        hint={t`It stands below the question.`}
        isOptional
        maxLength={QUESTION_LIMITS.help}
        value={draft.help}
        onChange={({ target }) => onChange({ help: target.value })}
      />
    </>
  )
}

type TypeFieldsProps = DraftFieldsProps & Pick<QuestionDialogProps, 'renderScores'>

function TypeFields({ renderScores, ...props }: TypeFieldsProps) {
  switch (props.draft.type) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <>
          {renderScores?.(props)}
          <OptionFields {...props} />
        </>
      )
    case 'scale':
      return <ScaleFields {...props} />
    case 'number':
      return <NumberFields {...props} />
    case 'file':
      return <FormatFields {...props} />
    case 'recording':
      return <RecordingFields {...props} />
    case 'short_text':
    case 'long_text':
    case 'date':
    case 'yes_no':
      return null
  }
}

function useProblemText(
  problems: DraftProblems,
  { isField }: { isField: boolean },
): (field: string) => string | undefined {
  const { t } = useLingui()
  const empty = t`Question should not be empty`
  const texts = {
    missing: t`Enter a text.`,
    too_long: t`This text is too long.`,
    repeated: t`Another answer has the same text.`,
    not_a_number: t`Enter a number.`,
    two_numbers: t`This can be read as two numbers. Leave out the thousands separator.`,
    below_min: t`Enter a number that is not below the lowest one.`,
    no_format: t`Choose at least one kind of file.`,
    out_of_range: t`Enter a number.`,
    no_score: t`Give at least one answer a score.`,
    no_weight: t`Give at least one attribute a weight above 0.`,
    not_a_score: t`Enter a number from 0 to 100.`,
    not_a_weight: t`Enter a number from 0 to 100.`,
  }
  return (field) => {
    const problem = problems.get(field)
    if (problem === 'missing' && field === 'text' && !isField) return empty
    return problem === undefined ? undefined : texts[problem]
  }
}
