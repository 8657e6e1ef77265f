// A question that weighs nothing in any attribute would measure nothing. Stored questions may be so: only what is written
// now is checked.
import type { z } from 'zod'

import { measuresOf } from '../assessments/question-facts.ts'
import type { WrittenQuestion } from '../plan-editor/screening-questions.ts'

/** Refuses a question all of whose weights are 0: a check for `superRefine`. */
export function refuseZeroWeights(
  { question }: { question: WrittenQuestion },
  context: z.RefinementCtx,
): void {
  const measures = measuresOf(question)
  if (measures.length > 0 && measures.every(({ weight }) => weight === 0))
    context.addIssue({
      code: 'custom',
      path: ['question', 'measures', 0, 'weight'],
      message: 'Give at least one attribute a weight above 0.',
    })
}
