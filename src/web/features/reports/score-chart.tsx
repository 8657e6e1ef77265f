// Scores as bars. What it shows stands in the table below it, for those who do not see it.
import { useLingui } from '@lingui/react/macro'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  type ChartOptions,
} from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'

import type { ReportScore } from '#contract/reports/reports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { useChartLook, type ChartLook } from '#web/ui/charts/use-chart-look.ts'

import { linesOf } from './label-lines.ts'

import styles from './reports.module.css'

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale)

export function ScoreChart({ scores }: { scores: readonly ReportScore[] }) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  const look = useChartLook(box)
  const labels = scores.map(({ name }) => linesOf(name[locale]))
  const lines = labels.reduce((sum, label) => sum + Math.max(2, label.length), 0)
  return (
    <div ref={box} className={styles.chart} style={{ height: `${1.35 * lines + 2}rem` }}>
      {look !== null && (
        <Chart
          type="bar"
          role="img"
          aria-label={t`Bar chart of your results. The table below has the same numbers.`}
          data={{
            labels,
            datasets: [
              {
                data: scores.map(({ score }) => score),
                backgroundColor: look.bar,
                borderRadius: 4,
                maxBarThickness: 1.5 * look.fontSize,
              },
            ],
          }}
          options={optionsOf(look, locale)}
        />
      )}
    </div>
  )
}

function optionsOf(look: ChartLook, locale: string): ChartOptions<'bar'> {
  const font = { family: look.fontFamily, size: look.fontSize }
  return {
    locale,
    indexAxis: 'y',
    // Nothing moves: the numbers are there at once.
    animation: false,
    maintainAspectRatio: false,
    events: [],
    scales: {
      x: {
        min: 0,
        max: 100,
        ticks: { color: look.ink, font, stepSize: 25 },
        grid: { color: look.line },
      },
      y: { ticks: { color: look.ink, font, autoSkip: false }, grid: { display: false } },
    },
  }
}
