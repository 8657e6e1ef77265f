// What waits for a member of staff: the start page of the company's side.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema } from '../core/shape.ts'

/** In the order of the page. */
export const TASK_KINDS = [
  'promises_due',
  'to_decide',
  'interviews',
  'feedback',
  'approvals',
  'offer_approvals',
  'declined_offers',
  'mentions',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** How many of each kind the page names; the rest is behind its link. */
export const TASKS_SHOWN = 5
/** A promised answer that is due within so many days is a task. */
export const PROMISE_DUE_DAYS = 2
/** So long a mention is a task. */
export const MENTION_DAYS = 14

const taskSchema = z.object({
  /** Of the application; null where the task is about a requisition. */
  user_smartreq_id: z.number().nullable(),
  job_id: z.number(),
  job_title: z.string(),
  /** The applicant, or the member of staff who asks for an approval; null for a user who is gone. */
  full_name: z.string().nullable(),
  /** The interview to hold or to score; null for every other task. */
  interview_uuid: z.uuid().nullable(),
  /** The offer to approve, or that was declined; null for every other task. */
  user_offer_id: z.number().nullable(),
  /** Since when it waits, or when the interview is. */
  at: instantSchema,
  /** The day (UTC) by which an answer is promised; null where none is. */
  due_on: z.iso.date().nullable(),
})
export type Task = z.infer<typeof taskSchema>

const taskListSchema = z.object({ total: z.number().int(), items: z.array(taskSchema) })
export type TaskList = z.infer<typeof taskListSchema>

const myTasksSchema = z.object({
  promises_due: taskListSchema,
  to_decide: taskListSchema,
  interviews: taskListSchema,
  feedback: taskListSchema,
  approvals: taskListSchema,
  offer_approvals: taskListSchema,
  declined_offers: taskListSchema,
  mentions: taskListSchema,
}) satisfies z.ZodType<Record<TaskKind, TaskList>>
export type MyTasks = z.infer<typeof myTasksSchema>

export const getMyTasks = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/my-tasks/',
  tag: 'Tasks',
  summary:
    'What waits for the caller: applicants to decide about and promised answers of requisitions that they manage, interviews and feedback, approvals, declined offers, mentions; of each how many there are, and the most urgent',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  responses: { 200: dataOf(myTasksSchema) },
})

export const markMentions = endpoint({
  method: 'PUT',
  url: '/account/v1/:account_id/my-tasks/mentions/:user_smartreq_id/',
  tag: 'Tasks',
  summary:
    'Take the mentions of the caller in the comments on an application off their tasks, or put them back',
  policy: { level: 2, scope: 'account', isIdempotent: true },
  params: z.object({ account_id: idSchema, user_smartreq_id: idSchema }),
  body: z.object({ is_seen: z.boolean() }),
  responses: { 200: dataOf(z.object({ user_smartreq_id: z.number(), is_seen: z.boolean() })) },
})
