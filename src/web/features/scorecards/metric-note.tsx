import { Trans } from '@lingui/react/macro'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Says in plain words what the numbers mean, and that the two kinds of them cannot be compared. */
export function MetricNote({ activities }: Pick<Scorecard, 'activities'>) {
  const metrics = new Set(activities.flatMap(({ scores }) => scores.map(({ metric }) => metric)))
  if (metrics.size === 0) return null
  return (
    <Banner
      title={
        metrics.size > 1 && (
          <Trans>Several kinds of scores, not to be compared with each other</Trans>
        )
      }
    >
      {metrics.has('percentile') && (
        <p>
          <Trans>
            A percentile compares with other people: 65 means higher than 65 of 100 people in the
            norm group.
          </Trans>
        </p>
      )}
      {metrics.has('pomp') && (
        <p>
          <Trans>
            A share of the possible points is not a comparison with other people: 65 means 65 of 100
            possible points.
          </Trans>
        </p>
      )}
      {metrics.has('wpm') && (
        <p>
          <Trans>
            A typing test counts words and characters; it does not compare people either.
          </Trans>
        </p>
      )}
      <p>
        <Trans>A high score means more of that attribute, which is not always better.</Trans>
      </p>
    </Banner>
  )
}
