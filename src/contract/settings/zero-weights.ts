// What weighs nothing in an attribute does not measure it. Stored questions may be so: only what is written
// now is checked.
import type { z } from 'zod'

import { measuresOf } from '../assessments/question-facts.ts'
import type { WrittenQuestion } from '../plan-editor/screening-questions.ts'

/** Refuses weights of 0: a check for `superRefine`. */
export function refuseZeroWeights(
  { question }: { question: WrittenQuestion },
  context: z.RefinementCtx,
): void {
  for (const [index, { weight }] of measuresOf(question).entries())
    if (weight === 0)
      context.addIssue({
        code: 'custom',
        path: ['question', 'measures', index, 'weight'],
        message: 'Enter a weight above 0, or remove the attribute.',
      })
}
