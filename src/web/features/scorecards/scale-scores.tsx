import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Scale } from '#contract/scorecards/score-tree.ts'
import type { AttributeScore } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'

import styles from './scorecards.module.css'

/** A scale with its score, what kind of score it is, and the facets beneath. */
export function ScaleScores({ scale: { score, facets } }: { scale: Scale<AttributeScore> }) {
  const { locale } = useFormatter()
  return (
    <section className={styles.scale}>
      <div className={styles.scaleRow}>
        <h3 className={styles.scaleName}>{score.name[locale]}</h3>
        <AttributeBar score={score} />
      </div>
      {score.explanation !== null && <p className={styles.meaning}>{score.explanation[locale]}</p>}
      <p className={styles.small}>
        <MetricLabels score={score} />
      </p>
      {facets.length > 0 && (
        <ul className={styles.facets}>
          {facets.map((facet) => (
            <li key={facet.attribute} className={styles.scaleRow}>
              <span>
                {facet.name[locale]}
                {facet.answered < facet.items && <AnsweredPart score={facet} />}
              </span>
              <AttributeBar score={facet} isFacet />
            </li>
          ))}
        </ul>
      )}
      <FacetMeanings facets={facets} />
    </section>
  )
}

function FacetMeanings({ facets }: { facets: readonly AttributeScore[] }) {
  const { locale } = useFormatter()
  const explained = facets.filter(({ explanation }) => explanation !== null)
  if (explained.length === 0) return null
  return (
    <Disclosure summary={<Trans>What these parts mean</Trans>}>
      <dl className={styles.meanings}>
        {explained.map(({ attribute, name, explanation }) => (
          <div key={attribute}>
            <dt>{name[locale]}</dt>
            <dd>{explanation?.[locale]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

function AttributeBar({ score, isFacet = false }: { score: AttributeScore; isFacet?: boolean }) {
  const { t } = useLingui()
  const format = useFormatter()
  const label = score.name[format.locale]
  const number = format.number(score.score ?? 0, { maximumFractionDigits: 0 })
  const words = {
    percentile: t`${label}: percentile ${number}`,
    pomp: t`${label}: ${number} of 100 points`,
    wpm: t`${label}: ${number} of 100 points`,
    accuracy: t`${label}: ${number} percent`,
  }[score.metric]
  return (
    <ScoreBar
      label={label}
      score={score.score}
      words={words}
      size={isFacet ? 'compact' : 'regular'}
      noScore={
        // A part that the applicant left out has no items that count.
        score.items === 0 ? <Trans>Not taken</Trans> : <Trans>Too few answers to say</Trans>
      }
    />
  )
}

function MetricLabels({ score }: { score: AttributeScore }) {
  const format = useFormatter()
  const answered = format.number(score.answered)
  const items = format.number(score.items)
  const counted = (
    <Trans>
      {answered} of {items} answered
    </Trans>
  )
  if (score.score === null) return counted
  return (
    <>
      <MetricName score={score} />
      {' · '}
      {counted}
    </>
  )
}

function MetricName({ score }: { score: AttributeScore }) {
  const format = useFormatter()
  switch (score.metric) {
    case 'percentile':
      return <Trans>Percentile in the norm group</Trans>
    case 'pomp':
      return <Trans>Share of the possible points</Trans>
    case 'wpm':
      return (
        <Plural
          value={Math.round(score.raw)}
          one="# word per minute; 100 words or more are 100 points"
          other="# words per minute; 100 words or more are 100 points"
        />
      )
    case 'accuracy': {
      const share = format.number(score.raw / 100, { style: 'percent', maximumFractionDigits: 1 })
      return <Trans>{share} of the characters right at once</Trans>
    }
  }
}

function AnsweredPart({ score }: { score: AttributeScore }) {
  const format = useFormatter()
  const answered = format.number(score.answered)
  const items = format.number(score.items)
  return (
    <small className={styles.small}>
      {' '}
      <Trans>
        {answered} of {items} answered
      </Trans>
    </small>
  )
}
