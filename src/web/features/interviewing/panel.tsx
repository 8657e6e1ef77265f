import { Trans } from '@lingui/react/macro'
import { Check, Clock3 } from 'lucide-react'

import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './interviewing.module.css'

/** Who conducts the interview, and who has submitted. */
export function Panel({ interview: { panel } }: { interview: InterviewToConduct }) {
  return (
    <Card>
      <CardTitle level={2}>
        <Trans>Interviewers</Trans>
      </CardTitle>
      <ul className={styles.panel}>
        {panel.map((one) => (
          <li key={one.user_id}>
            {one.has_submitted ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Clock3 size={16} aria-hidden="true" />
            )}
            <span>
              {one.full_name}{' '}
              <span className={styles.note}>
                {one.has_submitted ? (
                  <Trans>has submitted</Trans>
                ) : (
                  <Trans>has not submitted yet</Trans>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
