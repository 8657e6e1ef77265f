// The chart comes with the table, which says the same: its library is large.
import { lazy, Suspense, type ComponentType } from 'react'

import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

import type { Point } from './month-chart.tsx'

type Chart = ComponentType<{ points: readonly Point[] }>

const MonthChart = lazy(async (): Promise<{ default: Chart }> => {
  try {
    return { default: (await import('./month-chart.tsx')).MonthChart }
  } catch {
    // Without network for its library, the table is there.
    return { default: () => null }
  }
})

/** Nothing for a single month, which a number says better. */
export function LazyMonthChart({ points }: { points: readonly Point[] }) {
  if (points.length < 2) return null
  return (
    <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
      <MonthChart points={points} />
    </Suspense>
  )
}
