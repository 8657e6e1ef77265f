import { Trans } from '@lingui/react/macro'

import { answeredOf, scalesOf } from '#contract/scorecards/score-tree.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { MetricNote } from './metric-note.tsx'
import { QuestionScores } from './question-scores.tsx'
import { ScaleScores } from './scale-scores.tsx'
import { TechnicalNotes } from './technical-notes.tsx'

import styles from './scorecards.module.css'

type Activity = Scorecard['activities'][number]
type MeasuredCardProps = Pick<Scorecard, 'activities'> & { isOnPaper?: boolean }

/** The scales of each assessment, one level below what the fit score is made of. */
export function MeasuredCard({ activities, isOnPaper = false }: MeasuredCardProps) {
  const { locale } = useFormatter()
  const measured = activities.filter(({ scores }) => scores.length > 0)
  if (measured.length === 0) return null
  return (
    <Card as="section" className={styles.activity}>
      <h2 className={styles.cardTitle}>
        <Trans>Scores by scale</Trans>
      </h2>
      {measured.map((activity) =>
        isOnPaper ? (
          <section key={activity.user_step_activity_id} className={styles.measured}>
            <p className={styles.measuredTitle}>{activity.title[locale]}</p>
            <Measured activity={activity} />
          </section>
        ) : (
          <Disclosure key={activity.user_step_activity_id} summary={activity.title[locale]}>
            <div className={styles.measured}>
              <Measured activity={activity} />
              {activity.question_scores.length === 0 && <TechnicalNotes scores={activity.scores} />}
            </div>
          </Disclosure>
        ),
      )}
      {isOnPaper ? (
        <MetricNote activities={activities} />
      ) : (
        <Disclosure summary={<Trans>How to read these scores</Trans>}>
          <MetricNote activities={activities} />
        </Disclosure>
      )}
    </Card>
  )
}

function Measured({ activity }: { activity: Activity }) {
  const { scores, question_scores: questionScores } = activity
  if (questionScores.length === 0) return <Scales scores={scores} />
  return <QuestionScores scores={questionScores} />
}

function Scales({ scores }: Pick<Activity, 'scores'>) {
  const format = useFormatter()
  const counts = answeredOf(scores)
  const answered = format.number(counts.answered)
  const items = format.number(counts.items)
  return (
    <>
      <div className={styles.scales}>
        {scalesOf(scores).map((scale) => (
          <ScaleScores key={scale.score.attribute} scale={scale} />
        ))}
      </div>
      <p className={styles.smallPrint}>
        <Trans>
          {answered} of {items} questions answered
        </Trans>
      </p>
    </>
  )
}
