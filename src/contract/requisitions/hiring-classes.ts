// Hiring classes: cohorts of a requisition that start together, with their seats, and who is assigned to them.
import { z } from 'zod'

import { choicesQuerySchema } from '../applicants/applicant-changes.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  anyOf,
  dataOf,
  idSchema,
  instantSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
} from '../core/shape.ts'
import { isOneOf, ONE_OF, selectionShape } from '../decisions/decisions.ts'
import { CLASS_STATUSES, HIRING_CLASS_LIST, STORED_CLASS_STATUSES } from './requisitions-rules.ts'

const TAG = 'Hiring classes'
/** For users who manage the requisition: with `smartreq_access`, or as its recruiter or hiring manager. */
const command = { level: 2, scope: 'job', isForManagers: true, isIdempotent: true } as const
const url = '/smartreq/v1/:job_id/hiring-classes/' as const
const oneUrl = '/smartreq/v1/:job_id/hiring-classes/:hiring_class_id/' as const
const jobParamsSchema = z.object({ job_id: idSchema })
const paramsSchema = z.object({ job_id: idSchema, hiring_class_id: idSchema })

export const CLASS_NAME_MAX_LENGTH = 80
export const CLASS_SEATS = { min: 1, max: 9999 } as const

const hiringClassSchema = z.object({
  hiring_class_id: z.number(),
  name: z.string(),
  seats: z.number().int(),
  /** Everyone who is assigned takes a seat, until they are taken out. */
  filled: z.number().int(),
  start_date: z.iso.date(),
  status: z.enum(CLASS_STATUSES),
})
export type HiringClass = z.infer<typeof hiringClassSchema>

export const listHiringClasses = endpoint({
  method: 'GET',
  url,
  tag: TAG,
  summary: 'The hiring classes of a requisition, with how many seats are taken',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  query: choicesQuerySchema.extend({
    ordering: orderingOf(HIRING_CLASS_LIST.sort).default(HIRING_CLASS_LIST.defaultSort),
    status: anyOf(z.enum(CLASS_STATUSES)).optional(),
  }),
  responses: { 200: pageOf(hiringClassSchema) },
})

const contentSchema = z.object({
  name: nameTextSchema.min(1).max(CLASS_NAME_MAX_LENGTH),
  seats: z.number().int().min(CLASS_SEATS.min).max(CLASS_SEATS.max),
  start_date: z.iso.date(),
  status: z.enum(STORED_CLASS_STATUSES),
})
export type ClassContent = z.infer<typeof contentSchema>

export const createHiringClass = endpoint({
  method: 'POST',
  url,
  tag: TAG,
  summary: 'Make a class',
  policy: command,
  params: jobParamsSchema,
  body: contentSchema,
  responses: { 201: dataOf(hiringClassSchema) },
})

export const saveHiringClass = endpoint({
  method: 'PATCH',
  url: oneUrl,
  tag: TAG,
  summary:
    'Change a class, open it or close it; refused with fewer seats than are taken. What is left out stays',
  policy: command,
  params: paramsSchema,
  body: contentSchema.partial(),
  responses: { 200: dataOf(hiringClassSchema) },
})

export const deleteHiringClass = endpoint({
  method: 'DELETE',
  url: oneUrl,
  tag: TAG,
  summary: 'Delete a class to which no one is assigned',
  policy: command,
  params: paramsSchema,
  responses: { 200: dataOf(z.object({ hiring_class_id: z.number() })) },
})

const assignmentSchema = z.object({
  /** Undoes it all; null when nothing was changed. */
  batch_id: z.uuid().nullable(),
  undo_until: instantSchema.nullable(),
  /** By their `ref_id`. */
  done: z.array(z.number()),
  /** Applications that have ended, which are not assigned. */
  ended: z.array(z.number()),
})
export type ClassAssignment = z.infer<typeof assignmentSchema>

export const assignHiringClass = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/hiring-class-assignments/',
  tag: TAG,
  summary:
    'Assign applicants to an open class, or take them out with null; refused as a whole when there are not enough seats',
  policy: command,
  params: jobParamsSchema,
  body: z
    .object({ hiring_class_id: idSchema.nullable(), ...selectionShape })
    .refine(isOneOf, ONE_OF),
  responses: { 200: dataOf(assignmentSchema) },
})

export const undoHiringClass = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/hiring-class-assignments/:batch_id/undo/',
  tag: TAG,
  summary:
    'Put applicants back within ten minutes; who was assigned again since, or whose seat is taken, stays',
  policy: command,
  params: jobParamsSchema.extend({ batch_id: z.uuid() }),
  responses: { 200: dataOf(z.object({ done: z.array(z.number()), skipped: z.array(z.number()) })) },
})
