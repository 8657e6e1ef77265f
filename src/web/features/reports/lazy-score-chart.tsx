// The chart comes after the sentence and the table, which say the same: its library is large.
import { lazy, Suspense, type ComponentType } from 'react'

import type { ReportScore } from '#contract/reports/reports.ts'
import { scalesOf } from '#contract/scorecards/score-tree.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

type Chart = ComponentType<{ scores: readonly ReportScore[] }>

const ScoreChart = lazy(async (): Promise<{ default: Chart }> => {
  try {
    return { default: (await import('./score-chart.tsx')).ScoreChart }
  } catch {
    // Without network for its library, the table is there.
    return { default: () => null }
  }
})

/** The broad scales as bars. Nothing for a single one, which a number says better. */
export function LazyScoreChart({ scores }: { scores: readonly ReportScore[] }) {
  const scored = scalesOf(scores).flatMap(({ score }) => (score.score === null ? [] : [score]))
  if (scored.length < 2) return null
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${3 * scored.length}rem`} />}>
      <ScoreChart scores={scored} />
    </Suspense>
  )
}
