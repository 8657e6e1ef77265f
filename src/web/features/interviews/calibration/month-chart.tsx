// An interviewer’s ratings by month as a line. What it shows stands in the table below it, for those who do not see it.
import { useLingui } from '@lingui/react/macro'
import {
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type ChartData,
  type ChartOptions,
} from 'chart.js'
import { useMemo, useRef } from 'react'
import { Chart } from 'react-chartjs-2'

import { RATINGS } from '#contract/interviews/interview-feedback-rules.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { useChartLook, type ChartLook } from '#web/ui/charts/use-chart-look.ts'

import styles from './calibration.module.css'

export type Point = { label: string; mean: number }

export function MonthChart({ points }: { points: readonly Point[] }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  const look = useChartLook(box)
  const drawn = useMemo(
    () => look && { data: dataOf(look, points), options: optionsOf(look, locale) },
    [look, points, locale],
  )
  return (
    <div ref={box} className={styles.chart}>
      {drawn !== null && (
        <Chart
          type="line"
          role="img"
          aria-label={t`Line chart of your mean rating by month. The table below has the same numbers.`}
          {...drawn}
        />
      )}
    </div>
  )
}

ChartJs.register(CategoryScale, LinearScale, LineController, LineElement, PointElement)

function dataOf(look: ChartLook, points: readonly Point[]): ChartData<'line'> {
  const data = points.map(({ mean }) => mean)
  const colours = { borderColor: look.bar, backgroundColor: look.bar }
  return {
    labels: points.map(({ label }) => label),
    datasets: [{ data, ...colours, pointRadius: 4 }],
  }
}

function optionsOf(look: ChartLook, locale: string): ChartOptions<'line'> {
  const font = { family: look.fontFamily, size: look.fontSize }
  const ticks = { color: look.ink, font }
  return {
    locale,
    // Nothing moves: the numbers are there at once.
    animation: false,
    maintainAspectRatio: false,
    events: [],
    scales: {
      x: { ticks, grid: { display: false } },
      y: {
        min: RATINGS[0],
        max: RATINGS.at(-1) ?? RATINGS[0],
        ticks: { ...ticks, stepSize: 1 },
        grid: { color: look.line },
      },
    },
  }
}
