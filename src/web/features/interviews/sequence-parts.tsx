import type { Interview } from '#contract/interviews/interviews.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { ownZone, timeRange } from '#web/i18n/zoned-time.ts'

import styles from './interviews.module.css'

/** Who meets the candidate when, in a sequence that has a time. */
export function SequenceParts({ parts }: { parts: Interview['interviewers'] }) {
  const { locale } = useFormatter()
  return (
    <ol className={styles.parts}>
      {parts.map(({ user_id: id, full_name: name, starts_at: from, ends_at: to }) => (
        <li key={id}>
          {from !== null && to !== null && timeRange({ from, to }, { zone: ownZone(), locale })}{' '}
          {name}
        </li>
      ))}
    </ol>
  )
}
