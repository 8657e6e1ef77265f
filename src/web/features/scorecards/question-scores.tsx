// The scores that answers to a company's own questions make: a bar that the questions add up to, and the table behind it.
import { Trans, useLingui } from '@lingui/react/macro'

import type { QuestionScore } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { ScoreParts } from './fit-parts.tsx'

import fit from './fit.module.css'
import styles from './scorecards.module.css'

/** One bar for each attribute that the answers score. */
export function QuestionScores({ scores }: { scores: readonly QuestionScore[] }) {
  return (
    <div className={fit.why}>
      {scores.map((score) => (
        <OneScore key={score.attribute} score={score} />
      ))}
      <p className={styles.explanation}>
        <Trans>
          Each score is the weighted mean of the points for the answers. Points for several chosen
          answers add up, to 100 at most. Unanswered questions and answers without points are left
          out.
        </Trans>
      </p>
    </div>
  )
}

function OneScore({ score: { name, score, parts } }: { score: QuestionScore }) {
  const { t } = useLingui()
  const format = useFormatter()
  const label = name[format.locale]
  const number = format.number(score ?? 0, { maximumFractionDigits: 0 })
  return (
    <section className={fit.questionScore}>
      <h3 className={styles.scaleName}>{label}</h3>
      {score === null ? (
        <p className={styles.small}>
          <Trans>No score: none of these answers has points.</Trans>
        </p>
      ) : (
        <div className={fit.sumBar}>
          <VisuallyHidden>{t`${label}: ${number} of 100 points`}</VisuallyHidden>
          <span className={fit.sumTrack} aria-hidden="true">
            {parts.map(({ question_id: id, contribution }) => (
              <span key={id} className={fit.sumPart} style={{ width: `${contribution ?? 0}%` }} />
            ))}
          </span>
          <span className={fit.sumNumber} aria-hidden="true">
            {number}
          </span>
        </div>
      )}
      <ScoreParts
        label={t`How “${label}” adds up`}
        parts={parts.map(({ question_id: id, text, ...part }) => ({
          ...part,
          id,
          name: text[format.locale],
        }))}
        noPoints={<Trans>Not scored</Trans>}
        sums={[{ id: 'score', name: label, value: score }]}
      />
    </section>
  )
}
