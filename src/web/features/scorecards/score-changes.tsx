import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { ScoreChange, Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import styles from './scorecards.module.css'

type ScoreChangesProps = Pick<Scorecard, 'activities'> & { change: ScoreChange }

/** What a recalculation changed: the scores of before and after, side by side. */
export function ScoreChanges({ change, activities }: ScoreChangesProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { before, after } = change
  const words = (score: number | null | undefined) =>
    score === null || score === undefined
      ? t`none`
      : format.number(score, { maximumFractionDigits: 0 })
  const scores = activities.flatMap((activity) => activity.scores)
  const nameOf = (slug: string) =>
    scores.find((score) => score.attribute === slug)?.name[format.locale] ??
    t`Attribute that is no longer measured`
  const changed = Object.keys(after.scores)
  const changes = changed.length
  const [fitBefore, fitAfter] = [words(before.fit), words(after.fit)]
  return (
    <>
      <p className={styles.small}>
        <Trans>
          Fit before: {fitBefore}, after: {fitAfter}
        </Trans>
      </p>
      {changes > 0 && (
        <Disclosure
          summary={<Plural value={changes} one="# score changed" other="# scores changed" />}
        >
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Attribute</Trans>
                </th>
                <th scope="col">
                  <Trans>Before</Trans>
                </th>
                <th scope="col">
                  <Trans>After</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {changed.map((slug) => (
                <tr key={slug}>
                  <th scope="row">{nameOf(slug)}</th>
                  <td>{words(before.scores[slug])}</td>
                  <td>{words(after.scores[slug])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </>
  )
}
