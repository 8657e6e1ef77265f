// What a device needs to know of a question that is answered by a recording.
import { z } from 'zod'

import { RECORDED } from '../plan-editor/plan-editor-rules.ts'

export const recordedSchema = z.object({
  kind: z.enum(['video', 'audio']),
  max_seconds: z.number().int().min(1).max(3600),
  /** How often it can be recorded; three times where it is left out. The last recording counts. */
  max_attempts: z.number().int().min(1).max(RECORDED.attempts.max).optional(),
  /** The question appears when so many seconds to prepare begin, and the recording starts after them by itself. */
  preparation_seconds: z.number().int().min(1).max(600).optional(),
})
