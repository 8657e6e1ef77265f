import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestionContent } from '#contract/settings/interview-library.ts'
import { anchorsOf } from '#contract/settings/scoring-criteria.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { ScoringCriterionField } from './scoring-criterion-field.tsx'

import styles from './interview-library.module.css'

type Attribute = { readonly attribute_type_id: number; readonly name: LocalizedText }

type InterviewQuestionFieldsProps = {
  /** The company, for its scoring criteria; undefined until it is known. */
  accountId: number | undefined
  question: InterviewQuestionContent
  /** What the rating can count for, in the order of the choice. */
  attributes: readonly Attribute[]
  /** Changes when the text is another one, which takes another editor: the editor owns its text. */
  editorKey: string
  /** Of a field by its name, as the server or the browser names it. */
  problemOf: (name: string, text?: string) => string | undefined
  onChange: (change: Partial<InterviewQuestionContent>) => void
}

/** What is written of a question for interviewers, in the company's library and in a plan. */
export function InterviewQuestionFields(props: InterviewQuestionFieldsProps) {
  const { accountId, question, attributes, editorKey, problemOf, onChange } = props
  const { t } = useLingui()
  const { attribute_type_id: attribute } = question
  return (
    <>
      <TextArea
        label={t`Question`}
        name="text"
        rows={2}
        required
        data-first-focus
        maxLength={INTERVIEW_LIMITS.questionText}
        value={question.text}
        error={problemOf('text', t`Write the question.`)}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <RichTextField
        key={editorKey}
        label={t`Follow-up questions and notes`}
        name="details"
        hint={t`Interviewers read them below the question. Candidates never see them.`}
        isOptional
        format={RICH_TEXT}
        html={question.details}
        error={
          question.details.length > INTERVIEW_LIMITS.details
            ? t`This text is too long.`
            : problemOf('details')
        }
        onChange={(details) => onChange({ details })}
      />
      <TextArea
        label={t`What a good answer shows`}
        name="help"
        rows={2}
        isOptional
        maxLength={INTERVIEW_LIMITS.help}
        value={question.help}
        error={problemOf('help')}
        onChange={({ target }) => onChange({ help: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t`Attribute that the rating counts for`}
          name="attribute_type_id"
          isOptional
          value={attribute === null ? '' : String(attribute)}
          options={[
            { value: '', label: t`None` },
            ...attributes.map((one) => ({
              value: String(one.attribute_type_id),
              label: one.name[currentLocale()],
            })),
          ]}
          error={problemOf('attribute_type_id')}
          onChange={({ target }) =>
            onChange({ attribute_type_id: target.value === '' ? null : Number(target.value) })
          }
        />
        <MinutesField {...{ question, problemOf, onChange }} />
      </div>
      <AnchorFields {...{ accountId, question, problemOf, onChange }} />
    </>
  )
}

type PartProps = Pick<InterviewQuestionFieldsProps, 'question' | 'problemOf' | 'onChange'>

// A number that is half typed is none yet.
function MinutesField({ question, problemOf, onChange }: PartProps) {
  const { t } = useLingui()
  const [text, setText] = useState(question.minutes === null ? '' : String(question.minutes))
  const { min, max } = INTERVIEW_LIMITS.questionMinutes
  return (
    <NumberField
      label={t`Minutes for the question`}
      name="minutes"
      isOptional
      min={min}
      max={max}
      value={text}
      error={problemOf('minutes', t`Between ${min} and ${max} minutes.`)}
      onChange={({ target }) => {
        setText(target.value)
        onChange({ minutes: target.value === '' ? null : Number(target.value) })
      }}
    />
  )
}

type AnchorFieldsProps = PartProps & Pick<InterviewQuestionFieldsProps, 'accountId'>

function AnchorFields({ accountId, question, problemOf, onChange }: AnchorFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.anchors}>
      <legend className={styles.legend}>
        <Trans>What the ratings mean</Trans>
      </legend>
      <ScoringCriterionField
        accountId={accountId}
        isChosen={(one) => isSame(anchorsOf(one), question.anchors)}
        isWritten={question.anchors.some((anchor) => anchor.trim() !== '')}
        onChoose={(one) => onChange({ anchors: anchorsOf(one) })}
      />
      {question.anchors.map((anchor, index) => {
        const rating = index + 1
        return (
          <LimitedTextField
            key={rating}
            label={t`Example of an answer rated ${rating}`}
            name={`anchors.${index}`}
            isOptional
            maxLength={INTERVIEW_LIMITS.anchor}
            value={anchor}
            error={problemOf(`anchors.${index}`)}
            onChange={({ target }) =>
              onChange({ anchors: question.anchors.toSpliced(index, 1, target.value) })
            }
          />
        )
      })}
    </fieldset>
  )
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}
