import { Trans, useLingui } from '@lingui/react/macro'

import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import { attributeKey, ratingKey, ratingOf } from '#contract/interviews/interview-feedback-rules.ts'
import type {
  InterviewersFeedback,
  InterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import type { FeedbackParts } from './feedback-parts.ts'

import styles from './interview-feedback.module.css'

type RatingsTableProps = {
  interview: InterviewFeedback
  submitted: readonly InterviewersFeedback[]
  parts: FeedbackParts
}

/** The ratings of several interviewers beside each other, with their mean. */
export function RatingsTable({ interview, submitted, parts }: RatingsTableProps) {
  const { t } = useLingui()
  const { Recommendation } = parts
  const criteria = [
    ...interview.attributes.map(({ attribute_type_id: id, name }) => ({
      key: attributeKey(id),
      label: name[currentLocale()],
    })),
    ...interview.questions.map(({ question_id: id, text }) => ({
      key: ratingKey(id),
      label: text,
    })),
  ]
  return (
    // Wider than a phone with a panel of five: it takes the focus so that arrow keys move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div className={styles.scroll} role="region" aria-label={t`Ratings`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Trans>Ratings from 1 to 5</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Criterion</Trans>
            </th>
            {submitted.map((one) => (
              <th key={one.user_id} scope="col">
                {one.full_name}
              </th>
            ))}
            <th scope="col">
              <Trans>Mean</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Recommendation</Trans>
            </th>
            {submitted.map((one) => (
              <td key={one.user_id}>
                {one.recommendation === null ? '–' : <Recommendation value={one.recommendation} />}
              </td>
            ))}
            <td>–</td>
          </tr>
          {criteria.map(({ key, label }) => (
            <RatingRow key={key} label={label} ratings={submitted.map(ratingBy(key))} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RatingRow({
  label,
  ratings,
}: {
  label: string
  ratings: readonly { userId: number; rating: number | null }[]
}) {
  const format = useFormatter()
  const rated = ratings.flatMap(({ rating }) => rating ?? [])
  const mean = rated.reduce((sum, one) => sum + one, 0) / rated.length
  return (
    <tr>
      <th scope="row">{label}</th>
      {ratings.map(({ userId, rating }) => (
        <td key={userId}>{rating === null ? '–' : format.number(rating)}</td>
      ))}
      <td>{rated.length < 2 ? '–' : format.number(Math.round(mean * 10) / 10)}</td>
    </tr>
  )
}

function ratingBy(key: string) {
  return (one: { user_id: number; entries: FeedbackEntries | null }) => ({
    userId: one.user_id,
    rating: ratingOf(one.entries ?? {}, key),
  })
}
