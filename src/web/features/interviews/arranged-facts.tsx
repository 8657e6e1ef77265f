// What is arranged of an interview: when, with whom and where, and who declined.
import { Trans } from '@lingui/react/macro'

import type { Interview } from '#contract/interviews/interviews.ts'
import { lacksLink } from '#contract/interviews/meeting-link.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'

import { LinkMissing } from './link-missing.tsx'
import { SequenceParts } from './sequence-parts.tsx'

import styles from './interviews.module.css'

export function ArrangedFacts({ interview }: { interview: Interview }) {
  const format = useFormatter()
  const { starts_at: startsAt, candidate_note: note, end_reason: reason, interviewers } = interview
  const met = interviewers.filter((one) => one.is_chosen)
  const declined = interviewers.filter((one) => one.declined_at !== null)
  const isMetByNone = met.length === 0 && declined.length === 0
  const names = (isMetByNone ? interviewers : met).flatMap(({ full_name }) => full_name ?? [])
  const parts = met.filter((one) => one.starts_at !== null)
  const zone = ownZone()
  return (
    <>
      {startsAt !== null && (
        <p>
          <strong>{fullDateTime(startsAt, { zone, locale: format.locale })}</strong>{' '}
          <span className={styles.hint}>{zone.replaceAll('_', ' ')}</span>
        </p>
      )}
      {parts.length > 0 && <SequenceParts parts={parts} />}
      {parts.length === 0 && names.length > 0 && <p>{format.list(names)}</p>}
      {declined.map((one) => (
        <Declined key={one.user_id} interviewer={one} />
      ))}
      {interview.place !== '' && <p className={styles.words}>{interview.place}</p>}
      {interview.status === 'scheduled' && lacksLink(interview) && <LinkMissing />}
      {note !== null && (
        <p className={styles.words}>
          <Trans>The candidate wrote: {note}</Trans>
        </p>
      )}
      {reason !== null && (
        <p className={styles.words}>
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
    </>
  )
}

function Declined({ interviewer }: { interviewer: Interview['interviewers'][number] }) {
  const { full_name: name, decline_reason: reason, left_out_at: leftOutAt } = interviewer
  if (name === null) return null
  return (
    <>
      <p className={styles.words}>
        {reason === null ? (
          <Trans>{name} declined to conduct it.</Trans>
        ) : (
          <Trans>
            {name} declined to conduct it: {reason}
          </Trans>
        )}
      </p>
      {leftOutAt !== null && (
        <p>
          <Trans>It goes ahead without them.</Trans>
        </p>
      )}
    </>
  )
}
