// What one event of the trail says: a line of words, and the details below.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { TrailDevice, TrailEvent } from '#contract/assessments/trail.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import { QuestionNames } from './question-names.tsx'
import { SentAnswers } from './sent-answers.tsx'
import { reasonLabels, refusedLabels } from './trail-labels.ts'

import styles from './trail.module.css'

type EventOf<Kind extends TrailEvent['kind']> = Extract<TrailEvent, { kind: Kind }>
type EventContentProps = { event: TrailEvent; devices: readonly TrailDevice[] }

export function EventContent({ event, devices }: EventContentProps) {
  switch (event.kind) {
    case 'start':
      return (
        <Line
          words={event.is_first ? <Trans context="trail">Started</Trans> : <OpenedElsewhere />}
        />
      )
    case 'answers':
      return <SentAnswers answers={event.answers} devices={devices} />
    case 'timer':
      return <TimerStarted event={event} />
    case 'journal':
      return (
        <Line words={<Trans>Record of how the time went</Trans>}>
          <Plural value={event.entry_count} one="# entry" other="# entries" />
        </Line>
      )
    case 'recording_start':
    case 'recording_part':
    case 'recording_end':
      return <OfRecording event={event} />
    case 'submit':
      return <Submitted event={event} />
    case 'refused':
      return <Refused event={event} />
  }
}

function Line({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.words}>{words}</span>
      {children !== undefined && <span className={styles.detail}>{children}</span>}
    </p>
  )
}

function OpenedElsewhere() {
  return <Trans>Went on with what another device had started</Trans>
}

function TimerStarted({ event }: { event: EventOf<'timer'> }) {
  const format = useFormatter()
  const number = event.number === null ? '' : format.number(event.number)
  const time = format.exactTime(event.started_at)
  return (
    <Line
      words={
        <>
          {event.part === 'activity' && <Trans>The time of the activity began</Trans>}
          {event.part === 'section' && <Trans>The time of section {number} began</Trans>}
          {event.part === 'question' && <Trans>The time of question {number} began</Trans>}
        </>
      }
    >
      <Trans>It counts from {time}</Trans>
    </Line>
  )
}

type RecordingEvent = EventOf<'recording_start' | 'recording_part' | 'recording_end'>

function OfRecording({ event }: { event: RecordingEvent }) {
  const { t } = useLingui()
  const format = useFormatter()
  return (
    <Line words={<RecordingLabels event={event} />}>
      <QuestionNames questions={[event]} />
      {event.kind === 'recording_end' && (
        <>
          {' · '}
          <Plural value={event.part_count} one="# part" other="# parts" />
        </>
      )}
      {event.kind !== 'recording_start' && ` · ${format.fileSize(event.bytes)}`}
      {event.round > 1 && ` · ${t`sent again`}`}
    </Line>
  )
}

function RecordingLabels({ event }: { event: RecordingEvent }) {
  const format = useFormatter()
  if (event.kind === 'recording_start') return <Trans>Began a recording</Trans>
  if (event.kind === 'recording_end') return <Trans>Finished a recording</Trans>
  const part = format.number(event.part)
  return <Trans>Part {part} of a recording</Trans>
}

function Submitted({ event }: { event: EventOf<'submit'> }) {
  if (!event.is_first) {
    return (
      <Line words={<Trans>Submitted again</Trans>}>
        <Trans>The first submission stands.</Trans>
      </Line>
    )
  }
  return (
    <Line words={<Trans context="trail">Submitted</Trans>}>
      <Plural value={event.answered_count} one="# answer" other="# answers" />
    </Line>
  )
}

function Refused({ event }: { event: EventOf<'refused'> }) {
  const { i18n } = useLingui()
  return (
    <Line words={<StatusPill tone="red">{i18n._(refusedLabels[event.command])}</StatusPill>}>
      {i18n._(reasonLabels(event.code))}
    </Line>
  )
}
