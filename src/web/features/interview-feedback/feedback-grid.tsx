// The feedback of several interviewers beside each other: what they rated, how far apart they are, what they recommend.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import {
  attributeKey,
  noteKey,
  ratingKey,
  ratingOf,
  textOf,
} from '#contract/interviews/interview-feedback-rules.ts'
import type {
  InterviewersFeedback,
  InterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import type { FeedbackParts } from './feedback-parts.ts'

import styles from './interview-feedback.module.css'

type FeedbackGridProps = { interview: InterviewFeedback; parts: FeedbackParts; isOnPaper: boolean }

type Criterion = { rating: string; note: string | null; label: string }

/** Questions as rows, interviewers as columns; those who have not submitted have a column without ratings. */
export function FeedbackGrid({ interview, parts, isOnPaper }: FeedbackGridProps) {
  const { t } = useLingui()
  const { feedback } = interview
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
            {feedback.map((one) => (
              <th key={one.user_id} scope="col">
                {one.full_name}
              </th>
            ))}
            <th scope="col">
              <Trans>Mean</Trans>
            </th>
            <th scope="col">
              <Trans>Spread</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {criteriaOf(interview).map((criterion) => (
            <GridRow key={criterion.rating} {...{ criterion, feedback, isOnPaper }} />
          ))}
        </tbody>
        <tfoot>
          <RecommendationRow {...{ feedback, parts }} />
        </tfoot>
      </table>
    </div>
  )
}

function criteriaOf({ attributes, questions }: InterviewFeedback): Criterion[] {
  return [
    ...questions.map(({ question_id: id, text: label }) => ({
      rating: ratingKey(id),
      note: noteKey(id),
      label,
    })),
    ...attributes.map(({ attribute_type_id: id, name }) => ({
      rating: attributeKey(id),
      note: null,
      label: name[currentLocale()],
    })),
  ]
}

type GridRowProps = Pick<InterviewFeedback, 'feedback'> & {
  criterion: Criterion
  isOnPaper: boolean
}

function GridRow({ criterion, feedback, isOnPaper }: GridRowProps) {
  const format = useFormatter()
  const ratings = feedback.map((one) => ratingOf(one.entries ?? {}, criterion.rating))
  const rated = ratings.flatMap((rating) => rating ?? [])
  const mean = rated.reduce((sum, one) => sum + one, 0) / rated.length
  return (
    <tr>
      <th scope="row">
        {criterion.label}
        {!isOnPaper && <Notes noteKey={criterion.note} feedback={feedback} />}
      </th>
      {feedback.map((one, index) => {
        const rating = ratings[index] ?? null
        return <td key={one.user_id}>{rating === null ? '–' : format.number(rating)}</td>
      })}
      <td>{rated.length < 2 ? '–' : format.number(Math.round(mean * 10) / 10)}</td>
      <td>{rated.length < 2 ? '–' : <Spread rated={rated} />}</td>
    </tr>
  )
}

/** From the lowest to the highest rating; a wide one is named, as the panel may want to talk about it. */
function Spread({ rated }: { rated: readonly number[] }) {
  const format = useFormatter()
  const [low, high] = [Math.min(...rated), Math.max(...rated)]
  const [from, to] = [format.number(low), format.number(high)]
  if (low === high) return <Trans>None</Trans>
  return (
    <span className={high - low >= WIDE ? styles.wide : undefined}>
      <Trans>
        {from} to {to}
      </Trans>
    </span>
  )
}

/** Half of the scale. */
const WIDE = 2

type NotesProps = { noteKey: string | null } & Pick<InterviewFeedback, 'feedback'>

/** What they wrote about it, when asked for. */
function Notes({ noteKey: key, feedback }: NotesProps) {
  const notes = feedback.flatMap((one) => {
    const text = key === null ? '' : textOf(one.entries ?? {}, key)
    return text === '' ? [] : [{ userId: one.user_id, name: one.full_name, text }]
  })
  if (notes.length === 0) return null
  return (
    <Disclosure summary={<Plural value={notes.length} one="# note" other="# notes" />}>
      <dl className={styles.notes}>
        {notes.map(({ userId, name, text }) => (
          <div key={userId}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

type RecommendationRowProps = {
  feedback: readonly InterviewersFeedback[]
  parts: Pick<FeedbackParts, 'Recommendation'>
}

function RecommendationRow({ feedback, parts: { Recommendation } }: RecommendationRowProps) {
  return (
    <tr>
      <th scope="row">
        <Trans>Recommendation</Trans>
      </th>
      {feedback.map((one) => (
        <td key={one.user_id}>
          {one.recommendation !== null && <Recommendation value={one.recommendation} />}
          {one.recommendation === null && one.status === 'submitted' && '–'}
          {one.recommendation === null && one.status !== 'submitted' && (
            <span className={styles.soft}>
              <Trans>Not submitted</Trans>
            </span>
          )}
        </td>
      ))}
      <td>–</td>
      <td>–</td>
    </tr>
  )
}
