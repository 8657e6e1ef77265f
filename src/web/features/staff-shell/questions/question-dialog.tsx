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
import { useDiscarding } from '#web/ui/staff/form/use-discarding.tsx'

import { FormatFields } from './format-fields.tsx'
import { canKnockOut, withoutKnockOuts } from './knock-outs.ts'
import { NumberFields, ScaleFields } from './measure-fields.tsx'
import { OptionFields } from './option-fields.tsx'
import { type Audience, AUDIENCE_LABELS } from './question-audience.ts'
import {
  problemsOfDraft,
  questionOfDraft,
  type DraftFieldsProps,
  type QuestionDraft,
} from './question-draft.ts'
import { QUESTION_TYPE_LABELS } from './question-labels.ts'
import { QuestionTextField } from './question-text-field.tsx'
import { RecordingFields } from './recording-fields.tsx'
import { useProblemText } from './use-problem-text.ts'

import styles from './question.module.css'

/** Shown of a question that another user changed meanwhile. */
const TEXT = { name: 'text', label: msg`Question` }
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
  /** The people who answer it: candidates when left out. */
  audience?: Audience
  /** The controls of what the answers of a choice score; left out where answers have no scores. */
  renderScores?: (fields: DraftFieldsProps) => ReactNode
  /** Said above the fields. */
  note?: ReactNode
  /** Of the last attempt to save; null for none. */
  error?: Error | null
  /** Puts it into words; general ones when left out. */
  errorText?: (error: unknown) => string
  /** What is stored now, over which the user saves what the form says. */
  onOverwrite?: (stored: object) => void
  isBusy?: boolean
  onSave: (saved: { question: WrittenQuestion; isPrivate: boolean }) => void
  onClose: () => void
}

const WRONG = '[aria-invalid="true"]'

export function QuestionDialog(props: QuestionDialogProps) {
  const { isNew, types, isField = false, audience = 'candidates', onSave, onClose } = props
  const generalText = useErrorText()
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [initial] = useState(() =>
    canKnockOut({ isField, audience }) ? props.initial : withoutKnockOuts(props.initial),
  )
  const [draft, setDraft] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const problems = problemsOfDraft(draft)
  const { close, question } = useDiscarding(
    JSON.stringify(draft) !== JSON.stringify(initial),
    onClose,
  )
  const shown = isField
    ? FIELD_TEXTS
    : [TEXT, { name: 'help', label: AUDIENCE_LABELS[audience].note }]
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
    <>
      <Dialog
        isOpen
        onClose={close}
        width="wide"
        title={<Title {...{ isNew, isField }} />}
        actions={
          <>
            <Button onClick={close}>
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
            errorText={props.errorText ?? generalText}
            fields={isChoice ? [...shown, ANSWERS] : shown}
            onOverwrite={(stored) => {
              props.onOverwrite?.(stored)
              formRef.current?.requestSubmit()
            }}
          />
          {props.note}
          <CommonFields {...{ draft, problemOf, onChange, isField, audience, types }} />
          <TypeFields
            {...{ draft, problemOf, onChange, isField, audience }}
            renderScores={props.renderScores}
          />
          <AnswerRules {...{ draft, onChange, isField, audience }} />
        </form>
      </Dialog>
      {question}
    </>
  )
}

type AnswerRulesProps = Pick<DraftFieldsProps, 'draft' | 'onChange' | 'isField' | 'audience'>

function AnswerRules({ draft, onChange, isField, audience }: AnswerRulesProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Checkbox
        label={i18n._(AUDIENCE_LABELS[audience].required)}
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
    </>
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

type CommonFieldsProps = DraftFieldsProps & { types: readonly QuestionType[] }

function CommonFields({ types, ...props }: CommonFieldsProps) {
  const { draft, audience, onChange } = props
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
        label={i18n._(AUDIENCE_LABELS[audience].note)}
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
