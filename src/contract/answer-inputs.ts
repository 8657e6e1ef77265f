// How an answer is given where it is not one of the cards of a response set.
import { z } from 'zod'

import { localizedTextSchema } from './shape.ts'
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
  z.object({ type: z.literal('long_text'), max_length: z.number().int() }),
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
])
