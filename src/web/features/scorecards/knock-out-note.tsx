import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'

import type { AnsweredQuestion, Scorecard } from '#contract/scorecards/scorecards.ts'
import { KnockOutBadge } from '#web/features/staff-shell/knock-out-badge.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './scorecards.module.css'

/** Which questions have a knock-out answer, and which it is: at the top, where the decision is. */
export function KnockOutNote({ scorecard }: { scorecard: Scorecard }) {
  const format = useFormatter()
  const { applicant, activities } = scorecard
  const asked = activities.flatMap(({ questions }) => questions).filter(isKnockedOut)
  if (applicant.knock_out_count === 0) return null
  // An answer that was adopted from another requisition is on the scorecard of that one.
  if (asked.length === 0)
    return (
      <p className={styles.knockOut}>
        <KnockOutBadge count={applicant.knock_out_count} />
      </p>
    )
  return (
    <ul className={styles.knockOuts} role="list">
      {asked.map((question) => {
        const text = question.text[format.locale]
        const answer = format.list(
          question.chosen
            .filter((option) => option.is_knock_out)
            .map((option) => option.text[format.locale]),
        )
        return (
          <li key={question.question_id} className={styles.knockOut}>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>
              <Trans>
                Knock-out answer: {text} {answer}
              </Trans>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function isKnockedOut({ chosen }: AnsweredQuestion): boolean {
  return chosen.some((option) => option.is_knock_out)
}
