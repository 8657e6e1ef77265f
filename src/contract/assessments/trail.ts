// The trail of an attempt: what the devices sent, when it arrived, and what the server made of it. Never the answers' values.
//
// It is read from the receipts, the chunks of recordings and the refusals, which are kept as long as the attempt is. A
// request that came again under its key had its receipt already, and is not in it twice.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { idSchema, instantSchema, orderingOf, pageOf, pageQuerySchema } from '../core/shape.ts'

/** What a device can send about an attempt. */
export const trailCommandSchema = z.enum([
  'start',
  'answers',
  'timer',
  'journal',
  'recording_start',
  'recording_part',
  'recording_end',
  'submit',
])
export type TrailCommand = z.infer<typeof trailCommandSchema>

/** A question of the instrument, with its place in it from 1; null when this version does not ask it. */
const questionShape = {
  question_id: z.string(),
  question_number: z.number().int().nullable(),
}

/** `round` counts the goes at sending one recording, from 1. */
const recordingShape = { ...questionShape, round: z.number().int() }

/** One revision of one answer, and what became of it. */
const trailAnswerSchema = z.object({
  ...questionShape,
  rev: z.number().int(),
  /** When the device says that it was given, as far as the server believes it; null for old receipts. */
  answered_at: instantSchema.nullable(),
  /** `outranked`: a newer revision was there · `late`: it came after the submission, and is evidence only. */
  outcome: z.enum(['stored', 'outranked', 'late']),
  /** The revision that outranked it. */
  kept: z
    .object({ device_id: z.uuid(), rev: z.number().int(), answered_at: instantSchema })
    .nullable(),
})
export type TrailAnswer = z.infer<typeof trailAnswerSchema>

const arrivalShape = {
  event_id: z.string(),
  /** When the server took it, by its own clock. */
  at: instantSchema,
  /** Null where it was not written down. */
  device_id: z.uuid().nullable(),
}

export const trailEventSchema = z.discriminatedUnion('kind', [
  z.object({
    ...arrivalShape,
    kind: z.literal('start'),
    /** False for a device that was given the attempt which another one had started. */
    is_first: z.boolean(),
  }),
  z.object({ ...arrivalShape, kind: z.literal('answers'), answers: z.array(trailAnswerSchema) }),
  z.object({
    ...arrivalShape,
    kind: z.literal('timer'),
    part: z.enum(['activity', 'section', 'question']),
    /** The place of the section or question from 1; null for the whole activity. */
    number: z.number().int().nullable(),
    started_at: instantSchema,
  }),
  z.object({ ...arrivalShape, kind: z.literal('journal'), entry_count: z.number().int() }),
  z.object({ ...arrivalShape, kind: z.literal('recording_start'), ...recordingShape }),
  z.object({
    ...arrivalShape,
    kind: z.literal('recording_part'),
    ...recordingShape,
    /** From 1. */
    part: z.number().int(),
    bytes: z.number().int(),
  }),
  z.object({
    ...arrivalShape,
    kind: z.literal('recording_end'),
    ...recordingShape,
    part_count: z.number().int(),
    bytes: z.number().int(),
  }),
  z.object({
    ...arrivalShape,
    kind: z.literal('submit'),
    /** False when it had been submitted before: that one stands. */
    is_first: z.boolean(),
    answered_count: z.number().int(),
  }),
  z.object({
    ...arrivalShape,
    kind: z.literal('refused'),
    command: trailCommandSchema,
    /** A code of `error.ts`; text, since codes come and go while what was written stays. */
    code: z.string(),
  }),
])
export type TrailEvent = z.infer<typeof trailEventSchema>

/** A device that is in the trail, whatever the filter; numbered in the order in which the server heard of them. */
const trailDeviceSchema = z.object({
  device_id: z.uuid(),
  number: z.number().int(),
  event_count: z.number().int(),
  first_at: instantSchema,
  last_at: instantSchema,
})
export type TrailDevice = z.infer<typeof trailDeviceSchema>

const trailPageSchema = pageOf(trailEventSchema)

export const trailSchema = trailPageSchema.extend({
  meta: trailPageSchema.shape.meta.extend({ devices: z.array(trailDeviceSchema) }),
})
export type Trail = z.infer<typeof trailSchema>

export const getTrail = endpoint({
  method: 'GET',
  url: '/smartreq/v1/user-smartreq/:user_smartreq_id/activities/:user_step_activity_id/trail/',
  tag: 'Scorecards',
  summary: 'What the devices sent for one activity of an applicant, and when: without the answers',
  policy: { level: 2, scope: 'job' },
  params: z.object({ user_smartreq_id: idSchema, user_step_activity_id: idSchema }),
  query: pageQuerySchema.omit({ search: true }).extend({
    ordering: orderingOf(['at']).default('at'),
    device_id: z.uuid().optional(),
  }),
  responses: { 200: trailSchema },
})
