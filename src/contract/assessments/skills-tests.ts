// A skills test question by question and section by section, for clients that are always online: over the same attempt,
// answers and starts as `assessments.ts` and `timing.ts`, under the names of the specification. `user_skills_test_id` is
// the id of the attempt, which `setStartTime` starts. Which option is right never leaves the server.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  deviceBornIdSchema,
  idSchema,
  instantSchema,
  localizedTextSchema,
} from '../core/shape.ts'

const TAG = 'Skills tests'
const policy = { level: 1, scope: 'person' } as const
const command = { ...policy, isIdempotent: true } as const
const DAY_SECONDS = 86_400

const testSchema = z.object({
  user_skills_test_id: deviceBornIdSchema,
  job_step_activity_id: idSchema,
  job_id: idSchema,
  ref_id: idSchema,
})
const sectionIdSchema = z.string().min(1).max(64)
const sectionSchema = testSchema.extend({ user_skills_test_section_id: sectionIdSchema })

const sectionKeySchema = z.object({
  user_skills_test_id: z.uuid(),
  user_skills_test_section_id: z.string(),
})

export const startSectionTime = endpoint({
  method: 'POST',
  url: '/user-response/v1/skills-test/start-section-time/',
  tag: TAG,
  summary: 'Note that a section of a skills test began; its first start stands',
  policy: command,
  body: sectionSchema.extend({
    /** By the device's estimate of the server's clock; never later than the server hears of it. */
    section_started_at: instantSchema,
  }),
  responses: {
    200: dataOf(
      sectionKeySchema.extend({
        section_started_at: instantSchema,
        /** As of `server_time`: the limit less what has passed, never below 0. */
        remaining_seconds: z.number().int(),
        server_time: instantSchema,
      }),
    ),
  },
})

export const submitSkillsQuestion = endpoint({
  method: 'POST',
  url: '/user-response/v1/skills-test/submit-question/',
  tag: TAG,
  summary:
    'Answer one question of a section that was started; refused once its time is over, it was submitted, or a later one began',
  policy: command,
  body: sectionSchema.extend({
    user_skills_test_question_id: z.string().min(1).max(64),
    skills_test_option_id: z.number().int(),
    /** Seconds from the start of the section to this answer: the newest answer of a question wins by it. */
    duration: z.number().min(0).max(DAY_SECONDS),
    /** Taken for older clients: the start that the server holds is what counts. */
    section_started_at: instantSchema.optional(),
  }),
  responses: {
    200: dataOf(
      z.object({
        user_skills_test_id: z.uuid(),
        user_skills_test_question_id: z.string(),
        /** False when a newer answer is there already, or the test was submitted before: then this one changed nothing. */
        is_stored: z.boolean(),
        /** Of the whole test. */
        answered_count: z.number().int(),
        server_time: instantSchema,
      }),
    ),
  },
})

export const submittedSectionSchema = sectionKeySchema.extend({
  /** Of this section. */
  answered_count: z.number().int(),
  submitted_at: instantSchema,
})
export type SubmittedSection = z.infer<typeof submittedSectionSchema>

export const submitSkillsSection = endpoint({
  method: 'POST',
  url: '/user-response/v1/skills-test/submit-section/',
  tag: TAG,
  summary: 'Submit a section once and for all: its answers take no changes any more',
  policy: command,
  body: sectionSchema,
  responses: { 200: dataOf(submittedSectionSchema) },
})

export const submitSkillsTest = endpoint({
  method: 'POST',
  url: '/user-response/v1/skills-test/submit/',
  tag: TAG,
  summary:
    'Submit a skills test with the answers that the server holds; the first submission stands',
  policy: command,
  body: testSchema,
  responses: {
    200: dataOf(
      z.object({
        user_skills_test_id: z.uuid(),
        submitted_at: instantSchema,
        answered_count: z.number().int(),
        server_time: instantSchema,
      }),
    ),
  },
})

const detailsSchema = sectionKeySchema.extend({
  title: localizedTextSchema,
  /** Null before the section began. */
  section_started_at: instantSchema.nullable(),
  /** Null for a section without a limit; the whole limit before it began. */
  remaining_seconds: z.number().int().nullable(),
  /** Whether the section takes no more answers. */
  is_over: z.boolean(),
  questions: z.array(
    z.object({
      user_skills_test_question_id: z.string(),
      text: localizedTextSchema,
      /** In the order in which this attempt shows them. */
      options: z.array(
        z.object({ skills_test_option_id: z.number().int(), label: localizedTextSchema }),
      ),
      /** The option that was chosen; null without an answer. */
      chosen_option_id: z.number().int().nullable(),
    }),
  ),
})
export type SkillsSectionDetails = z.infer<typeof detailsSchema>

export const getSkillsSection = endpoint({
  method: 'GET',
  url: '/user-response/v1/skills-test/section-details/',
  tag: TAG,
  summary:
    'A section of a skills test under way: its questions, the answers so far and the time left',
  policy,
  query: sectionSchema,
  responses: { 200: dataOf(detailsSchema) },
})
