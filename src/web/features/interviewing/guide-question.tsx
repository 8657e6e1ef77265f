import { Trans, useLingui } from '@lingui/react/macro'

import { FEEDBACK_LIMITS, noteKey, ratingKey, textOf } from '#contract/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interview-feedback.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { RatingField } from './rating-field.tsx'
import type { Feedback } from './use-feedback.ts'

import styles from './interviewing.module.css'

type GuideQuestionProps = {
  question: InterviewToConduct['questions'][number]
  /** From 1. */
  number: number
  feedback: Feedback
}

/** One question of the guide: what to ask, what a good answer shows, a note and a rating. */
export function GuideQuestion({ question, number, feedback }: GuideQuestionProps) {
  const { t } = useLingui()
  const { question_id: id, text, help, anchors } = question
  const noteOf = noteKey(id)
  return (
    <Card as="li" className={styles.question}>
      <h2 className={styles.stem} id={`question-${number}`}>
        <span className={styles.number}>{number}.</span> {text}
      </h2>
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
      <RatingField
        legend={t`Rating of the answer to question ${number}`}
        entryKey={ratingKey(id)}
        anchors={anchors}
        feedback={feedback}
      />
    </Card>
  )
}
