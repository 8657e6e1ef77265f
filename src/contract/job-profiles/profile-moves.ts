// Moving people from one job profile to another: the stretch in the first ends, and one in the second follows it. A move
// is no separation.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idListOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  nameTextSchema,
} from '../core/shape.ts'
import { EMPLOYEE_LIMITS } from '../people/user-job-rules.ts'
import { MAX_CHOSEN_PARTICIPANTS } from './job-profile-rules.ts'
import { chosenParticipantsSchema } from './participants.ts'

const TAG = 'Job profiles'
const manage = { level: 2, scope: 'job', isForManagers: true } as const

const previewSchema = z.object({
  /** People who hold the first profile or will hold it: those who can be moved. */
  people_count: z.number().int(),
  /** Requisitions whose hires hold the first profile. They stay with it. */
  requisition_count: z.number().int(),
  /**
   * What these people answered for the first profile and the plan of the second one does not ask: the first 20, by how many
   * people answered it. A move archives it with the answers, and deletes nothing.
   */
  questions_to_be_deleted: z.array(
    z.object({
      job_step_activity_id: z.number(),
      title: localizedTextSchema,
      people_count: z.number().int(),
    }),
  ),
  /** How many there are in all. */
  questions_to_be_deleted_count: z.number().int(),
})

export const previewProfileMove = endpoint({
  method: 'GET',
  url: '/job/v1/emp-profile-move/preview/',
  tag: TAG,
  summary: 'What moving people from one profile to another would mean; it changes nothing',
  policy: manage,
  query: z.object({
    from_job_id: idSchema,
    to_job_id: idSchema,
    /** Left out: everyone who can be moved. */
    user_job_ids: idListOf({ least: 1, most: MAX_CHOSEN_PARTICIPANTS }).optional(),
  }),
  responses: { 200: dataOf(previewSchema) },
})

export const moveParticipants = endpoint({
  method: 'POST',
  url: '/job/v1/emp-profile-move/',
  tag: TAG,
  summary:
    'Move people to another profile: their stretch ends the day before `first_day`, and one in the other profile follows it. All of them move, or none',
  policy: { ...manage, isIdempotent: true },
  body: z
    .object({
      from_job_id: idSchema,
      to_job_id: idSchema,
      user_job_ids: chosenParticipantsSchema,
      first_day: z.iso.date(),
      /** Left out, everyone gets the title of the other profile. */
      job_title: nameTextSchema.min(1).max(EMPLOYEE_LIMITS.jobTitle).optional(),
    })
    .refine((body) => body.from_job_id !== body.to_job_id, {
      path: ['to_job_id'],
      message: 'Choose another profile.',
    }),
  responses: {
    200: dataOf(
      z.object({
        /** The stretches that ended, and those that follow them, in the same order. */
        user_job_ids: z.array(z.number()),
        new_user_job_ids: z.array(z.number()),
        undo_until: instantSchema,
      }),
    ),
  },
})

export const undoProfileMove = endpoint({
  method: 'POST',
  url: '/job/v1/emp-profile-move/:job_id/undo/',
  tag: TAG,
  summary:
    'Undo a move out of this profile of the last ten minutes, unless one of the stretches was changed since',
  policy: { ...manage, isIdempotent: true },
  params: z.object({ job_id: idSchema }),
  body: z.object({ user_job_ids: chosenParticipantsSchema }),
  responses: { 200: dataOf(z.object({ user_job_ids: z.array(z.number()) })) },
})
