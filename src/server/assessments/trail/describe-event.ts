// Says what an arrival carried, from what was kept of it. Answers' values are left where they are.
import { z } from 'zod'

import {
  answersReceiptSchema,
  storedAnswerSchema,
  submitReceiptSchema,
  type AssessmentPackage,
} from '#contract/assessments/assessments.ts'
import { recordingStateSchema } from '#contract/assessments/media.ts'
import { journalReceiptSchema, timerReceiptSchema } from '#contract/assessments/timing.ts'
import {
  trailCommandSchema,
  type TrailAnswer,
  type TrailEvent,
} from '#contract/assessments/trail.ts'

import { RECEIPT_COMMANDS } from './trail-commands.ts'
import type { TrailRow } from './trail-repository.ts'

/** What the events of an attempt are about: the device that started it, and the places of its questions and sections. */
export type TrailSubject = {
  readonly deviceId: string
  readonly questions: ReadonlyMap<string, number>
  readonly sections: ReadonlyMap<string, number>
}

type Arrival = Pick<TrailEvent, 'event_id' | 'at' | 'device_id'>
type Told = { readonly arrival: Arrival; readonly carried: unknown; readonly subject: TrailSubject }

const answersSchema = answersReceiptSchema
  .pick({ acknowledged: true, is_fenced: true })
  .extend({ superseded: z.array(storedAnswerSchema.omit({ value: true })) })
const timerSchema = timerReceiptSchema.pick({ timer: true, started_at: true })
const recordingSchema = recordingStateSchema.pick({
  question_id: true,
  round: true,
  received_bytes: true,
  received_chunks: true,
})
const partSchema = z.object({
  question_id: z.string(),
  round: z.number(),
  index: z.number(),
  size: z.number(),
})
const refusedSchema = z.object({ command: trailCommandSchema, code: z.string() })

/** The places of an instrument's questions and sections, counted from 1. */
export function placesOf(
  content: Pick<AssessmentPackage, 'questions' | 'sections'> | undefined,
): Pick<TrailSubject, 'questions' | 'sections'> {
  const questions = content?.questions ?? []
  const sections = content?.sections ?? []
  return {
    questions: new Map(questions.map((one, index) => [one.question_id, index + 1])),
    sections: new Map(sections.map((one, index) => [one.section_id, index + 1])),
  }
}

/** One event of the trail. */
export function describeEvent(row: TrailRow, subject: TrailSubject): TrailEvent {
  const { event_id, at, device_id, carried } = row
  const told = { arrival: { event_id, at, device_id }, carried, subject }
  if (row.command === 'refused')
    return { ...told.arrival, kind: 'refused', ...refusedSchema.parse(carried) }
  const kind = RECEIPT_COMMANDS.get(row.command) ?? trailCommandSchema.parse(row.command)
  switch (kind) {
    case 'start':
      return { ...told.arrival, kind, is_first: [null, subject.deviceId].includes(device_id) }
    case 'answers':
      return { ...told.arrival, kind, answers: answersOf(told) }
    case 'timer':
      return timerStarted(told)
    case 'journal':
      return {
        ...told.arrival,
        kind,
        entry_count: journalReceiptSchema.pick({ stored: true }).parse(carried).stored.length,
      }
    case 'submit':
      return submitted(told)
    case 'recording_start':
    case 'recording_part':
    case 'recording_end':
      return ofRecording(kind, told)
  }
}

function answersOf({ carried, subject }: Told): TrailAnswer[] {
  const { acknowledged, superseded, is_fenced: isFenced } = answersSchema.parse(carried)
  const keptOf = new Map(superseded.map(({ question_id, ...kept }) => [question_id, kept]))
  return acknowledged.map(({ question_id, rev, answered_at }) => {
    const kept = keptOf.get(question_id) ?? null
    const merged = kept === null ? 'stored' : 'outranked'
    return {
      ...questionOf(question_id, subject),
      rev,
      answered_at: answered_at ?? null,
      outcome: isFenced ? 'late' : merged,
      kept,
    }
  })
}

function timerStarted({ arrival, carried, subject }: Told): TrailEvent {
  const { timer, started_at } = timerSchema.parse(carried)
  const [name, id = ''] = timer.split(':')
  const started = { ...arrival, kind: 'timer', started_at } as const
  if (name === 'section')
    return { ...started, part: name, number: subject.sections.get(id) ?? null }
  if (name === 'question')
    return { ...started, part: name, number: subject.questions.get(id) ?? null }
  return { ...started, part: 'activity', number: null }
}

function submitted({ arrival, carried }: Told): TrailEvent {
  const { answered_count, submitted_at, server_time } = submitReceiptSchema.parse(carried)
  return { ...arrival, kind: 'submit', is_first: submitted_at === server_time, answered_count }
}

function ofRecording(
  kind: 'recording_start' | 'recording_part' | 'recording_end',
  { arrival, carried, subject }: Told,
): TrailEvent {
  if (kind === 'recording_part') {
    const { question_id, round, index, size } = partSchema.parse(carried)
    const question = questionOf(question_id, subject)
    return { ...arrival, kind, ...question, round, part: index + 1, bytes: size }
  }
  const state = recordingSchema.parse(carried)
  const about = { ...arrival, ...questionOf(state.question_id, subject), round: state.round }
  if (kind === 'recording_start') return { ...about, kind }
  return { ...about, kind, part_count: state.received_chunks, bytes: state.received_bytes }
}

function questionOf(questionId: string, { questions }: TrailSubject) {
  return { question_id: questionId, question_number: questions.get(questionId) ?? null }
}
