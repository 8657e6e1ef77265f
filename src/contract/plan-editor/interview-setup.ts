// An interview as staff set it up in a plan: who meets the candidate, for how long and where, and the guide of questions.
// The guide is for interviewers alone: no candidate reads any of it.
import { z } from 'zod'

import { idSchema, textSchema } from '../core/shape.ts'
import {
  INTERVIEW_FORMATS,
  INTERVIEW_LIMITS,
  INTERVIEW_MODES,
  RATINGS,
} from '../interviews/interviews-rules.ts'
import { hasUnsafeLink } from '../interviews/meeting-link.ts'

const interviewMinutesSchema = z
  .number()
  .int()
  .min(INTERVIEW_LIMITS.minutes.min)
  .max(INTERVIEW_LIMITS.minutes.max)

/** A link, a phone number or an address; empty for none yet. */
const interviewPlaceSchema = textSchema.trim().max(INTERVIEW_LIMITS.place)

export const UNSAFE_LINK = 'Links must begin with https:// or http://.'

/** The same as it is typed: what was stored before links were looked at can still be read. */
export const typedPlaceSchema = interviewPlaceSchema.refine((text) => !hasUnsafeLink(text), {
  message: UNSAFE_LINK,
})

/** Whether a plan's content names no place with an unsafe link. */
export function isPlaceSafe(settings: object | null | undefined): boolean {
  const place = settings !== null && settings !== undefined && 'place' in settings && settings.place
  return typeof place !== 'string' || !hasUnsafeLink(place)
}

export const interviewerIdsSchema = z
  .array(idSchema)
  .max(INTERVIEW_LIMITS.interviewers)
  .refine(isEachOnce, { message: 'Each interviewer once.' })

/** What is written of a question for interviewers, in a plan and in the company's library. */
export const writtenGuideQuestionShape = {
  text: textSchema.trim().min(1).max(INTERVIEW_LIMITS.questionText),
  /** What a good answer shows; empty for nothing. */
  help: textSchema.trim().max(INTERVIEW_LIMITS.help),
  /** What an answer of each rating is like, from 1 to 5; empty where nothing is written. */
  anchors: z.array(textSchema.trim().max(INTERVIEW_LIMITS.anchor)).length(RATINGS),
  /** The attribute that the rating counts for. */
  attribute_type_id: idSchema.nullable(),
  /** Follow-up questions and notes: HTML, which the server cleans; empty for none. */
  details: textSchema.max(INTERVIEW_LIMITS.details),
  /** How long the question takes; null where that is not said. */
  minutes: z
    .number()
    .int()
    .min(INTERVIEW_LIMITS.questionMinutes.min)
    .max(INTERVIEW_LIMITS.questionMinutes.max)
    .nullable(),
} as const

const guideQuestionSchema = z.object({
  ...writtenGuideQuestionShape,
  /** Names it in notes and ratings, across the versions of a plan. */
  question_id: z.string().regex(/^[\w-]{1,64}$/),
  // Plans of before have none of these.
  details: writtenGuideQuestionShape.details.optional(),
  minutes: writtenGuideQuestionShape.minutes.optional(),
  /** The question of the company's library that it was copied from. */
  interview_question_id: idSchema.nullable().optional(),
})
export type GuideQuestion = z.infer<typeof guideQuestionSchema>

export const interviewGuideSchema = z.object({
  /** HTML, which the server cleans; empty for none. */
  intro: textSchema.max(INTERVIEW_LIMITS.intro),
  questions: z
    .array(guideQuestionSchema)
    .max(INTERVIEW_LIMITS.questions)
    .refine((all) => isEachOnce(all.map((one) => one.question_id)), {
      message: 'Each question once.',
    }),
})
export type InterviewGuide = z.infer<typeof interviewGuideSchema>

export const interviewSetupSchema = z.object({
  kind: z.literal('interview'),
  mode: z.enum(INTERVIEW_MODES),
  /** Of each part, in a sequence. */
  minutes: interviewMinutesSchema,
  /** Between the parts of a sequence; none where it is left out, and in other modes. */
  break_minutes: z
    .number()
    .int()
    .min(INTERVIEW_LIMITS.breakMinutes.min)
    .max(INTERVIEW_LIMITS.breakMinutes.max)
    .optional(),
  format: z.enum(INTERVIEW_FORMATS),
  place: interviewPlaceSchema,
  /** In their order, which counts in a sequence. */
  interviewer_user_ids: interviewerIdsSchema,
  guide: interviewGuideSchema,
})
export type InterviewSetup = z.infer<typeof interviewSetupSchema>

function isEachOnce(ids: readonly (string | number)[]): boolean {
  return new Set(ids).size === ids.length
}
