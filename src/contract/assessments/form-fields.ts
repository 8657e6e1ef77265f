// Fields of a form that candidates fill in, and its sections: a form itself is in `application-form.ts`.
import { z } from 'zod'

import { idSchema, nameTextSchema, textSchema } from '../core/shape.ts'
import {
  FIELD_TYPES,
  FORM_LIMITS,
  QUESTION_LIMITS,
  STANDARD_FIELD_NAMES,
  STANDARD_SECTIONS,
} from '../plan-editor/plan-editor-rules.ts'
import { writtenQuestionSchema } from '../plan-editor/screening-questions.ts'

/** A field as a company writes it: a question of a type that forms have. */
export const writtenFieldSchema = writtenQuestionSchema.refine(
  ({ type }) => FIELD_TYPES.some((one) => one === type),
  { path: ['type'], message: 'Not a type of a field.' },
)

const questionIdSchema = z.string().regex(/^[\w-]{1,64}$/)

/** The answer to an earlier field that a field is shown after; of several choices, one among them. */
export const fieldConditionSchema = z.object({
  question_id: questionIdSchema,
  value: z.number().int().min(1).max(1000),
})
export type FieldCondition = z.infer<typeof fieldConditionSchema>

const conditional = { shown_if: fieldConditionSchema.optional() }

/** What a company wrote of a field in another language. An empty text stands in English. */
const fieldTranslationSchema = z.object({
  text: textSchema.trim().max(QUESTION_LIMITS.text),
  help: textSchema.trim().max(QUESTION_LIMITS.help),
  options: z
    .array(
      z.object({
        value: z.number().int().min(1).max(1000),
        text: textSchema.trim().max(QUESTION_LIMITS.optionText),
      }),
    )
    .max(QUESTION_LIMITS.options),
})
export type FieldTranslation = z.infer<typeof fieldTranslationSchema>

const translationsOf = <S extends z.ZodType>(schema: S) =>
  z.object({ es: schema.optional(), fr: schema.optional() }).optional()

const standardFieldSchema = z.object({
  source: z.literal('standard'),
  /** Names it in answers, too. */
  name: z.enum(STANDARD_FIELD_NAMES),
  is_required: z.boolean(),
  ...conditional,
})

const ownFieldSchema = z.object({
  source: z.literal('company'),
  /** Names it in answers, across the versions of a plan. */
  question_id: questionIdSchema,
  /** The custom field of the company that it was taken from. */
  account_field_id: idSchema.nullable(),
  /** Only staff whose role includes private data see the answers. */
  is_private: z.boolean(),
  written: writtenFieldSchema,
  translations: translationsOf(fieldTranslationSchema),
  ...conditional,
})
export type OwnFormField = z.infer<typeof ownFieldSchema>

export const formFieldSchema = z.discriminatedUnion('source', [standardFieldSchema, ownFieldSchema])
export type FormField = z.infer<typeof formFieldSchema>

export const formSectionSchema = z.object({
  section_id: z.string().regex(/^[\w-]{1,64}$/),
  title: nameTextSchema.min(1).max(FORM_LIMITS.title),
  /** The translated title that stands instead; null once staff wrote their own. */
  standard_title: z.enum(STANDARD_SECTIONS).nullable(),
  /** Of a title of their own; an empty one stands in English. */
  translations: translationsOf(nameTextSchema.max(FORM_LIMITS.title)),
  fields: z.array(formFieldSchema),
})
export type FormSection = z.infer<typeof formSectionSchema>

/** What names a field in answers. */
export function fieldId(field: FormField): string {
  return field.source === 'standard' ? field.name : field.question_id
}
