import { Trans } from '@lingui/react/macro'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import { bandOf } from '#contract/reports/report-kinds.ts'
import type { Report, ReportScore } from '#contract/reports/reports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { aboveMostOf, highestOf, isFlat } from './highest-scores.ts'

import styles from './reports.module.css'

/** What the results say, in one sentence. */
export function ReportMeaning({ report }: { report: Report }) {
  return (
    <p className={styles.meaning}>
      {report.report_kind === 'skill-test' ? (
        <TestMeaning scores={report.scores} />
      ) : (
        <QuestionnaireMeaning kind={report.kind} scores={report.scores} />
      )}
    </p>
  )
}

function QuestionnaireMeaning({ kind, scores }: Pick<Report, 'kind' | 'scores'>) {
  const format = useFormatter()
  const highest = highestOf(scores)
  if (highest.length === 0)
    return <Trans>Too few questions were answered to say anything yet.</Trans>
  if (isFlat(scores)) return <Trans>Your results are about the same on all scales.</Trans>
  if (kind === 'personality') return <AboveMost scores={scores} />
  const names = format.list(highest.map(({ name }) => name[format.locale]))
  return <Highest kind={kind} names={names} />
}

function AboveMost({ scores }: Pick<Report, 'scores'>) {
  const format = useFormatter()
  const names = format.list(aboveMostOf(scores).map(({ name }) => name[format.locale]))
  if (names === '')
    return (
      <Trans>On every scale, your result is near the middle of other people or below it.</Trans>
    )
  return <Trans>Your results are higher than those of most people in: {names}.</Trans>
}

function Highest({ kind, names }: { kind: ActivityKind; names: string }) {
  if (kind === 'interests') return <Trans>You are drawn most to: {names}.</Trans>
  if (kind === 'values') return <Trans>What matters most to you at work: {names}.</Trans>
  if (kind === 'career-pathways')
    return <Trans>What you wish for most in your career: {names}.</Trans>
  return <Trans>By your own account, you do most often what belongs to: {names}.</Trans>
}

function TestMeaning({ scores }: Pick<Report, 'scores'>) {
  const format = useFormatter()
  const [first] = scores
  if (first === undefined || first.score === null)
    return <Trans>Too few questions were answered to say anything yet.</Trans>
  const accuracy = scores.find(({ metric }) => metric === 'accuracy')
  if (first.metric === 'wpm') {
    const words = format.number(first.raw, { maximumFractionDigits: 0 })
    const share = format.number((accuracy?.raw ?? 0) / 100, {
      style: 'percent',
      maximumFractionDigits: 0,
    })
    return (
      <Trans>
        You typed {words} words per minute, with {share} of the characters right at once.
      </Trans>
    )
  }
  const right = format.number(first.raw, { maximumFractionDigits: 0 })
  const total = format.number(first.items)
  return (
    <Trans>
      You answered {right} of {total} questions correctly: <Band score={first} />.
    </Trans>
  )
}

function Band({ score }: { score: ReportScore }) {
  switch (bandOf(score.score ?? 0)) {
    case 'low':
      return <Trans>the lower band</Trans>
    case 'middle':
      return <Trans>the middle band</Trans>
    case 'high':
      return <Trans>the upper band</Trans>
  }
}
