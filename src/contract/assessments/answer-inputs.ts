// How an answer is given where it is not one of the cards of a response set.
import { z } from 'zod'

import { localizedTextSchema } from '../core/shape.ts'
import { speedMinimumsSchema } from './speed-tests.ts'

/** What a text can have to be. */
export const textFormatSchema = z.enum(['phone', 'linkedin', 'website'])
export type TextFormat = z.infer<typeof textFormatSchema>

export const inputSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('multiple_choice') }),
  z.object({
    type: z.literal('short_text'),
    max_length: z.number().int(),
    /** What the text has to be. */
    format: textFormatSchema.optional(),
  }),
  z.object({
    type: z.literal('long_text'),
    max_length: z.number().int(),
    /** How many words are asked for; the text counts all the same. */
    words: z.object({ min: z.number().int(), max: z.number().int() }).optional(),
  }),
  z.object({
    type: z.literal('number'),
    min: z.number().nullable(),
    max: z.number().nullable(),
    unit: z.string(),
  }),
  z.object({ type: z.literal('date') }),
  /** The answer is a log of keystrokes: see `typing-log.ts`. */
  z.object({ type: z.literal('typing'), passage: localizedTextSchema }),
  /** The answer is what was measured, see `speed-result.ts`; with what the company asks for. */
  speedMinimumsSchema.extend({ type: z.literal('speed_test') }),
  /** Before a listening part: one of `HEARING` in `language-parts.ts`. */
  z.object({ type: z.literal('hearing') }),
  /** A clip to listen to: the answer is how often it was played. */
  z.object({
    type: z.literal('clip'),
    /** The name of the sound among the clips of the package. */
    clip: z.string(),
    max_plays: z.number().int().min(1),
  }),
  /** One of the choices of the question, about a clip that is the question of this id. */
  z.object({ type: z.literal('listening'), clip_question_id: z.string() }),
])
