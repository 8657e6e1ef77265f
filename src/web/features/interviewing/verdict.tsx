// What is said of the whole: the attributes, a summary, the recommendation; and the submission.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import {
  attributeKey,
  FEEDBACK_LIMITS,
  ratingKey,
  ratingOf,
  RECOMMENDATION_KEY,
  recommendationOf,
  RECOMMENDATIONS,
  SUMMARY_KEY,
  textOf,
} from '#contract/interviews/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useRecommendationLabels } from './feedback-labels.ts'
import { OtherTexts } from './other-texts.tsx'
import { RatingField } from './rating-field.tsx'
import type { Feedback } from './use-feedback.ts'

import styles from './interviewing.module.css'

type VerdictProps = { interview: InterviewToConduct; feedback: Feedback }

export function Verdict({ interview, feedback }: VerdictProps) {
  const { t } = useLingui()
  return (
    <Card className={styles.verdict}>
      <CardTitle level={2}>
        <Trans>Your assessment</Trans>
      </CardTitle>
      {interview.attributes.map((attribute) => (
        <RatingField
          key={attribute.attribute_type_id}
          legend={attribute.name[currentLocale()]}
          entryKey={attributeKey(attribute.attribute_type_id)}
          anchors={[]}
          feedback={feedback}
        />
      ))}
      <TextArea
        label={t`Summary`}
        isOptional
        name={SUMMARY_KEY}
        rows={5}
        maxLength={FEEDBACK_LIMITS.summary}
        value={textOf(feedback.entries, SUMMARY_KEY)}
        onChange={(event) => feedback.type(SUMMARY_KEY, event.currentTarget.value)}
      />
      <OtherTexts entryKey={SUMMARY_KEY} feedback={feedback} />
      <Submission interview={interview} feedback={feedback} />
    </Card>
  )
}

function Submission({ interview, feedback }: VerdictProps) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  // It waits for the device and not for the network.
  const submitting = useMutation({ networkMode: 'always', mutationFn: feedback.submit })
  const isMissing = recommendationOf(feedback.entries) === null
  const unrated = countUnrated(interview, feedback)
  const ask = () => {
    setIsAsked(true)
    if (isMissing) document.getElementById(RECOMMENDATION_ID)?.querySelector('input')?.focus()
    else if (unrated > 0) setIsConfirming(true)
    else submitting.mutate()
  }
  return (
    <>
      <RecommendationField feedback={feedback} isMissing={isAsked && isMissing} />
      {submitting.isError && (
        <Banner tone="danger" isLive>
          <Trans>This device could not store your feedback. It is still in the fields.</Trans>
        </Banner>
      )}
      <Button variant="primary" size="large" isBlock isBusy={submitting.isPending} onClick={ask}>
        <Trans>Submit</Trans>
      </Button>
      <p className={styles.note}>
        <Trans>Until you submit, you do not see what the others wrote.</Trans>
      </p>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Submit with ratings missing?`}
        confirmLabel={t`Submit`}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          submitting.mutate()
        }}
      >
        <Plural
          value={unrated}
          one="# rating is missing. You can submit without it."
          other="# ratings are missing. You can submit without them."
        />
      </ConfirmDialog>
    </>
  )
}

const RECOMMENDATION_ID = 'recommendation'

function RecommendationField({ feedback, isMissing }: { feedback: Feedback; isMissing: boolean }) {
  const labels = useRecommendationLabels()
  const chosen = recommendationOf(feedback.entries)
  return (
    <fieldset
      id={RECOMMENDATION_ID}
      className={styles.rating}
      aria-describedby={isMissing ? `${RECOMMENDATION_ID}-error` : undefined}
    >
      <legend className={styles.legend}>
        <Trans>Do you recommend continuing with this applicant?</Trans>
      </legend>
      <div className={styles.choices}>
        {RECOMMENDATIONS.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={RECOMMENDATION_ID}
              value={value}
              checked={chosen === value}
              onChange={() => feedback.choose(RECOMMENDATION_KEY, value)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p className={styles.error} id={`${RECOMMENDATION_ID}-error`} role="alert">
          <Trans>Choose a recommendation before you submit.</Trans>
        </p>
      )}
    </fieldset>
  )
}

function countUnrated(
  { questions, attributes }: InterviewToConduct,
  { entries }: Feedback,
): number {
  const keys = [
    ...questions.map((one) => ratingKey(one.question_id)),
    ...attributes.map((one) => attributeKey(one.attribute_type_id)),
  ]
  return keys.filter((key) => ratingOf(entries, key) === null).length
}
