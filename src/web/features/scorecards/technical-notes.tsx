import { Trans } from '@lingui/react/macro'

import type { AttributeScore } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import styles from './scorecards.module.css'

/** One level deeper: what the instrument itself calls its scales, the raw scores, and where it was published. */
export function TechnicalNotes({ scores }: { scores: readonly AttributeScore[] }) {
  const format = useFormatter()
  const { locale } = format
  const versions = format.list(new Set(scores.map((score) => score.scoring_version)))
  const citations = new Set(scores.flatMap(({ technical }) => technical?.citation[locale] ?? []))
  return (
    <Disclosure summary={<Trans>Technical notes</Trans>}>
      <div className={styles.notes}>
        <p>
          <Trans>
            The names of the scales are those of the instrument. They describe research, not people:
            do not base a decision on a name.
          </Trans>
        </p>
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Attribute</Trans>
              </th>
              <th scope="col">
                <Trans>Scale of the instrument</Trans>
              </th>
              <th scope="col">
                <Trans>Raw score</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.attribute}>
                <th scope="row">{score.name[locale]}</th>
                <td>{(score.technical?.name ?? score.name)[locale]}</td>
                <td>{format.number(score.raw, { maximumFractionDigits: 1 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {[...citations].map((citation) => (
          <p key={citation}>{citation}</p>
        ))}
        <p>
          <Trans>Scoring version {versions}</Trans>
        </p>
      </div>
    </Disclosure>
  )
}
