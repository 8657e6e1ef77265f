import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { ModelEffect } from '#contract/requisitions/predictive-models.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import styles from '../../plan-editor/setup.module.css'

/** Under so many applicants, a comparison says little. */
const ENOUGH = 30

/** What would change, in numbers, and about how many applicants they are. */
export function EffectFacts({ effect }: { effect: ModelEffect }) {
  const { compared, partly_measured: partly, gained, lost } = effect
  return (
    <div className={styles.stack} aria-live="polite">
      {compared === 0 ? (
        <Banner tone="warning">
          <Trans>No applicant has a score yet, so there is nothing to compare.</Trans>
        </Banner>
      ) : (
        <Comparison effect={effect} />
      )}
      {compared > 0 && compared < ENOUGH && (
        <Banner tone="warning">
          <Plural
            value={compared}
            one="This compares # applicant only: too few to judge the model by."
            other="This compares # applicants only: too few to judge the model by."
          />
        </Banner>
      )}
      <ul className={styles.problems}>
        {gained > 0 && (
          <li>
            <Plural
              value={gained}
              one="# applicant without a score would get one."
              other="# applicants without a score would get one."
            />
          </li>
        )}
        {lost > 0 && (
          <li>
            <Plural
              value={lost}
              one="# applicant would have no score any more: nothing that counts was measured."
              other="# applicants would have no score any more: nothing that counts was measured."
            />
          </li>
        )}
        {partly > 0 && (
          <li>
            <Plural
              value={partly}
              one="Of # applicant only a part of what counts was measured: the rest is left out."
              other="Of # applicants only a part of what counts was measured: the rest is left out."
            />
          </li>
        )}
        <li>
          <Trans>
            These are scores of past applicants. They do not show how well the model predicts
            performance.
          </Trans>
        </li>
      </ul>
    </div>
  )
}

function Comparison({ effect }: { effect: ModelEffect }) {
  const { t } = useLingui()
  const format = useFormatter()
  const one = (value: number | null) =>
    value === null ? t`none` : format.number(value, { maximumFractionDigits: 1 })
  const changed = format.number(effect.changed)
  const compared = format.number(effect.compared)
  const before = one(effect.mean_before)
  const after = one(effect.mean_after)
  const passedBefore = format.number(effect.passed_before)
  const passedAfter = format.number(effect.passed_after)
  const newlyPassed = format.number(effect.newly_passed)
  const newlyFailed = format.number(effect.newly_failed)
  const r = effect.rank_correlation
  return (
    <DefinitionList
      items={[
        { id: 'changed', term: t`Scores that change`, value: t`${changed} of ${compared}` },
        { id: 'mean', term: t`Mean score`, value: t`${before} before, ${after} after` },
        {
          id: 'order',
          term: t`Same order (rank correlation, 1 is the same)`,
          value:
            r === null
              ? t`Not known for so few`
              : format.number(r, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        },
        { id: 'passed', term: t`Pass`, value: t`${passedBefore} before, ${passedAfter} after` },
        {
          id: 'turned',
          term: t`On the other side of it`,
          value: t`${newlyPassed} pass who did not, ${newlyFailed} fail who passed`,
        },
      ]}
    />
  )
}
