import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'

import { ratingOf, RATINGS } from '#contract/interviews/interview-feedback-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { useRatingLabels } from './feedback-labels.ts'
import type { Feedback } from './use-feedback.ts'

import styles from './interviewing.module.css'

type RatingFieldProps = {
  legend: ReactNode
  entryKey: string
  /** What each rating means here, from the lowest; empty texts for the common words. */
  anchors: readonly string[]
  feedback: Feedback
}

/** Five points, each with its meaning. What was chosen can be taken back. */
export function RatingField({ legend, entryKey, anchors, feedback }: RatingFieldProps) {
  const id = useId()
  const labels = useRatingLabels()
  const chosen = ratingOf(feedback.entries, entryKey)
  const meaningOf = (rating: (typeof RATINGS)[number]) =>
    (anchors[rating - 1] ?? '') === '' ? labels[rating] : anchors[rating - 1]
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.points}>
        {RATINGS.map((rating) => (
          <label key={rating} className={styles.point}>
            <input
              type="radio"
              name={id}
              value={rating}
              checked={chosen === rating}
              onChange={() => feedback.choose(entryKey, rating)}
            />
            <span className={styles.mark}>{rating}</span>{' '}
            <span className={styles.meaning}>{meaningOf(rating)}</span>
          </label>
        ))}
      </div>
      {chosen !== null && (
        <Button
          variant="quiet"
          size="small"
          className={styles.clear}
          onClick={() => feedback.choose(entryKey, null)}
        >
          <Trans>Take the rating back</Trans>
        </Button>
      )}
    </fieldset>
  )
}
