// What a device needs to know of a question that is answered by a recording.
import { z } from 'zod'

export const recordedSchema = z.object({
  kind: z.enum(['video', 'audio']),
  max_seconds: z.number().int().min(1).max(3600),
  /** The question appears when so many seconds to prepare begin, and the recording starts after them by itself. */
  preparation_seconds: z.number().int().min(1).max(600).optional(),
})
