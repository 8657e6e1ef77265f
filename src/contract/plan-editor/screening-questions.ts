// Screening questions as staff write them: their types, and which answers are knock-outs. What candidates get of them is in
// `assessments.ts`.
import { z } from 'zod'

import { FILE_FORMATS } from '../core/file-rules.ts'
import { idSchema, textSchema } from '../core/shape.ts'
import { WEIGHT } from '../requisitions/requisitions-rules.ts'
import { ANSWER_SCORE, QUESTION_LIMITS, RECORDED } from './plan-editor-rules.ts'

const line = (max: number) => textSchema.trim().min(1).max(max)

/** One choice. `value` names it in answers for as long as the question exists, whatever its text becomes. */
const optionSchema = z.object({
  value: z.number().int().min(1).max(1000),
  text: line(QUESTION_LIMITS.optionText),
  /** An applicant who chooses it is flagged. Never a reason to reject by itself. */
  is_knock_out: z.boolean(),
  /** Points for choosing it. Left out for an answer that is not scored, such as “I prefer not to say”. */
  score: z.number().min(ANSWER_SCORE.min).max(ANSWER_SCORE.max).optional(),
})
export type QuestionOption = z.infer<typeof optionSchema>

const optionsSchema = z
  .array(optionSchema)
  .min(2)
  .max(QUESTION_LIMITS.options)
  .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, {
    message: 'Each value once.',
  })

/** The attributes that the answers to a question score, and how much the question counts among those that score one. */
const measuresSchema = z
  .array(
    z.object({
      attribute_type_id: idSchema,
      weight: z.number().min(WEIGHT.min).max(WEIGHT.max),
    }),
  )
  .max(QUESTION_LIMITS.measures)
  .refine((all) => new Set(all.map((one) => one.attribute_type_id)).size === all.length, {
    message: 'Each attribute once.',
  })
  .optional()
export type QuestionMeasure = NonNullable<z.infer<typeof measuresSchema>>[number]

const choice = { options: optionsSchema, measures: measuresSchema }

const numberSchema = z.number().min(-QUESTION_LIMITS.number).max(QUESTION_LIMITS.number).nullable()

const common = {
  text: textSchema.trim().min(1, 'Question should not be empty').max(QUESTION_LIMITS.text),
  /**
   * HTML that is shown in place of the text, which the server cleans: bold, lists and links. Left out for plain text. The
   * text then says the same without formatting.
   */
  formatted: textSchema.max(QUESTION_LIMITS.formatted).optional(),
  /** Shown below the question; empty for none. */
  help: textSchema.trim().max(QUESTION_LIMITS.help),
  is_required: z.boolean(),
}

const typeSchemas = [
  z.object({ ...common, type: z.literal('single_choice'), ...choice }),
  z.object({ ...common, type: z.literal('multiple_choice'), ...choice }),
  z.object({
    ...common,
    type: z.literal('scale'),
    /** The scale goes from 1 to this. */
    max: z.union([z.literal(5), z.literal(10)]),
    low: line(QUESTION_LIMITS.optionText),
    high: line(QUESTION_LIMITS.optionText),
  }),
  z.object({ ...common, type: z.literal('short_text') }),
  z.object({ ...common, type: z.literal('long_text') }),
  z.object({
    ...common,
    type: z.literal('number'),
    min: numberSchema,
    max: numberSchema,
    unit: textSchema.trim().max(QUESTION_LIMITS.unit),
  }),
  z.object({ ...common, type: z.literal('date') }),
  z.object({ ...common, type: z.literal('yes_no') }),
  z.object({
    ...common,
    type: z.literal('file'),
    formats: z
      .array(z.enum(FILE_FORMATS))
      .min(1)
      .refine((formats) => new Set(formats).size === formats.length, {
        message: 'Each format once.',
      }),
  }),
  z.object({
    ...common,
    type: z.literal('recording'),
    media: z.enum(['video', 'audio']),
    max_seconds: z.number().int().min(RECORDED.seconds.min).max(RECORDED.seconds.max),
    max_attempts: z.number().int().min(RECORDED.attempts.min).max(RECORDED.attempts.max),
  }),
] as const

const hasRange = (question: { type: string; min?: number | null; max?: number | null }) =>
  question.type !== 'number' || (question.min ?? -Infinity) <= (question.max ?? Infinity)
const RANGE = { path: ['max'], message: 'Not below the minimum.' }

/** A question as it is written. */
export const writtenQuestionSchema = z
  .discriminatedUnion('type', typeSchemas)
  .refine(hasRange, RANGE)
export type WrittenQuestion = z.infer<typeof writtenQuestionSchema>

/** A question of an activity. */
export const askedQuestionSchema = writtenQuestionSchema.and(
  z.object({
    /** Names it in answers, across the versions of a plan. */
    question_id: z.string().regex(/^[\w-]{1,64}$/),
    /** The question of the company's library that it was taken from. */
    account_question_id: idSchema.nullable(),
  }),
)
export type AskedQuestion = z.infer<typeof askedQuestionSchema>

export const screeningQuestionsSchema = z.object({
  kind: z.literal('screening-questions'),
  questions: z
    .array(askedQuestionSchema)
    .max(QUESTION_LIMITS.questions)
    .refine((all) => new Set(all.map((one) => one.question_id)).size === all.length, {
      message: 'Each question once.',
    }),
})
export type ScreeningQuestions = z.infer<typeof screeningQuestionsSchema>
