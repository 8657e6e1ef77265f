// The answers that came in one request: how many, of which questions, and what became of each. Never what was answered.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { TrailAnswer, TrailDevice } from '#contract/assessments/trail.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import { QuestionNames } from './question-names.tsx'
import { useDeviceName } from './trail-filters.tsx'
import { outcomeLabels } from './trail-labels.ts'

import styles from './trail.module.css'

type SentAnswersProps = {
  answers: readonly TrailAnswer[]
  devices: readonly TrailDevice[]
}

export function SentAnswers({ answers, devices }: SentAnswersProps) {
  const format = useFormatter()
  const outranked = answers.filter(({ outcome }) => outcome === 'outranked').length
  const older = format.number(outranked)
  const isLate = answers.some(({ outcome }) => outcome === 'late')
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <span className={styles.count}>
            <Plural value={answers.length} one="# answer" other="# answers" />
          </span>
          <QuestionNames questions={answers} />
          {isLate && (
            <StatusPill tone="amber">
              <Trans>After the submission</Trans>
            </StatusPill>
          )}
          {outranked > 0 && (
            <StatusPill tone="blue">
              <Trans>{older} older than what was there</Trans>
            </StatusPill>
          )}
        </span>
      }
    >
      <ul className={styles.answers} role="list">
        {answers.map((answer) => (
          <li key={`${answer.question_id} ${answer.rev}`} className={styles.answer}>
            <Answer answer={answer} devices={devices} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Answer({ answer, devices }: { answer: TrailAnswer; devices: readonly TrailDevice[] }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const rev = format.number(answer.rev)
  const { answered_at: at, kept, outcome } = answer
  const time = at === null ? null : format.exactTime(at)
  return (
    <>
      <span className={styles.question}>
        <QuestionNames questions={[answer]} />
      </span>
      <span>
        <Trans>Revision {rev}</Trans>
      </span>
      {time !== null && (
        <time dateTime={at ?? undefined}>
          <Trans>Given at {time}</Trans>
        </time>
      )}
      <span>
        {i18n._(outcomeLabels[outcome])}
        {kept !== null && <KeptFrom kept={kept} devices={devices} />}
      </span>
    </>
  )
}

type KeptFromProps = {
  kept: NonNullable<TrailAnswer['kept']>
  devices: readonly TrailDevice[]
}

function KeptFrom({ kept, devices }: KeptFromProps) {
  const format = useFormatter()
  const deviceName = useDeviceName()
  const device = devices.find((one) => one.device_id === kept.device_id)
  const time = format.exactTime(kept.answered_at)
  if (device === undefined) return null
  const name = deviceName(device.number)
  return (
    <>
      {': '}
      <Trans>
        {name}, given at {time}
      </Trans>
    </>
  )
}
