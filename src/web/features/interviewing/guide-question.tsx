import { Plural, Trans, useLingui } from '@lingui/react/macro'

import {
  FEEDBACK_LIMITS,
  noteKey,
  ratingKey,
  textOf,
} from '#contract/interviews/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { OtherTexts } from './other-texts.tsx'
import { RatingField } from './rating-field.tsx'
import type { Feedback } from './use-feedback.ts'

import styles from './interviewing.module.css'

type GuideQuestionProps = {
  question: InterviewToConduct['questions'][number]
  /** From 1. */
  number: number
  feedback: Feedback
}

/** One question of the guide: what to ask, and follow up with, what a good answer shows, a note and a rating. */
export function GuideQuestion({ question, number, feedback }: GuideQuestionProps) {
  const { t } = useLingui()
  const { question_id: id, text, help, anchors, details = '', minutes = null } = question
  const noteOf = noteKey(id)
  return (
    <Card as="li" className={styles.question}>
      <h2 className={styles.stem} id={`question-${number}`}>
        <span className={styles.number}>{number}.</span> {text}
      </h2>
      {minutes !== null && (
        <p className={styles.help}>
          <Plural value={minutes} one="About # minute" other="About # minutes" />
        </p>
      )}
      {details !== '' && (
        <Disclosure summary={<Trans>Follow-up questions and notes</Trans>}>
          <RichText html={details} />
        </Disclosure>
      )}
      {help !== '' && (
        <Disclosure summary={<Trans>What a good answer shows</Trans>}>
          <p className={styles.help}>{help}</p>
        </Disclosure>
      )}
      <TextArea
        label={t`Notes on question ${number}`}
        isOptional
        name={noteOf}
        maxLength={FEEDBACK_LIMITS.note}
        value={textOf(feedback.entries, noteOf)}
        onChange={(event) => feedback.type(noteOf, event.currentTarget.value)}
      />
      <OtherTexts entryKey={noteOf} feedback={feedback} />
      <RatingField
        legend={t`Rating of the answer to question ${number}`}
        entryKey={ratingKey(id)}
        anchors={anchors}
        feedback={feedback}
      />
    </Card>
  )
}
