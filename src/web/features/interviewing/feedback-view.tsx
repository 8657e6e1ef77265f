import { Trans } from '@lingui/react/macro'

import type { LocalizedText } from '#contract/core/shape.ts'
import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import {
  attributeKey,
  noteKey,
  ratingKey,
  ratingOf,
  recommendationOf,
  SUMMARY_KEY,
  textOf,
} from '#contract/interviews/interview-feedback-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import { useRatingLabels, useRecommendationLabels } from './feedback-labels.ts'

import styles from './feedback-view.module.css'

type FeedbackViewProps = {
  questions: readonly {
    readonly question_id: string
    readonly text: string
    readonly anchors: readonly string[]
  }[]
  attributes: readonly { readonly attribute_type_id: number; readonly name: LocalizedText }[]
  entries: FeedbackEntries
}

/** What one interviewer wrote, to read: the recommendation first, then the ratings, then the notes by question. */
export function FeedbackView({ questions, attributes, entries }: FeedbackViewProps) {
  const recommendations = useRecommendationLabels()
  const recommendation = recommendationOf(entries)
  const summary = textOf(entries, SUMMARY_KEY)
  const written = questions.filter(({ question_id: id }) => isWritten(entries, id))
  return (
    <div className={styles.view}>
      {recommendation !== null && (
        <p>
          <Trans>
            Recommendation: <strong>{recommendations[recommendation]}</strong>
          </Trans>
        </p>
      )}
      {summary !== '' && <p className={styles.text}>{summary}</p>}
      <OtherTextList entries={entries} entryKey={SUMMARY_KEY} />
      {attributes.length > 0 && (
        <dl className={styles.ratings}>
          {attributes.map(({ attribute_type_id: id, name }) => (
            <div key={id}>
              <dt>{name[currentLocale()]}</dt>
              <dd>
                <RatingText entries={entries} entryKey={attributeKey(id)} anchors={[]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {written.map(({ question_id: id, text, anchors }) => (
        <div key={id} className={styles.question}>
          <p className={styles.stem}>{text}</p>
          <p>
            <RatingText entries={entries} entryKey={ratingKey(id)} anchors={anchors} />
          </p>
          {textOf(entries, noteKey(id)) !== '' && (
            <p className={styles.text}>{textOf(entries, noteKey(id))}</p>
          )}
          <OtherTextList entries={entries} entryKey={noteKey(id)} />
        </div>
      ))}
    </div>
  )
}

/** What was written on another device and stayed beside the text. */
function OtherTextList({ entries, entryKey }: { entries: FeedbackEntries; entryKey: string }) {
  const others = entries[entryKey]?.others ?? []
  return others.map((one) => (
    <p key={`${one.at} ${one.device}`} className={styles.text}>
      {one.value}
    </p>
  ))
}

function RatingText({
  entries,
  entryKey,
  anchors,
}: {
  entries: FeedbackEntries
  entryKey: string
  anchors: readonly string[]
}) {
  const labels = useRatingLabels()
  const rating = ratingOf(entries, entryKey)
  if (rating === null)
    return (
      <span className={styles.none}>
        <Trans>Not rated</Trans>
      </span>
    )
  const anchor = anchors[rating - 1] ?? ''
  const meaning = anchor === '' ? labels[rating] : anchor
  return (
    <Trans>
      {rating} of 5: {meaning}
    </Trans>
  )
}

function isWritten(entries: FeedbackEntries, questionId: string): boolean {
  return (
    ratingOf(entries, ratingKey(questionId)) !== null ||
    textOf(entries, noteKey(questionId)) !== '' ||
    (entries[noteKey(questionId)]?.others ?? []).length > 0
  )
}
