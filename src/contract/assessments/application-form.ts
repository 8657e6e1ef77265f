// A form that candidates fill in, as a company puts it together: fields of ours and questions of its own, in sections. What
// candidates get of it is in `assessments.ts`.
import { z } from 'zod'

import { FORM_LIMITS } from '../plan-editor/plan-editor-rules.ts'
import { conditionProblems, conditionProblemText } from './form-conditions.ts'
import { fieldId, formSectionSchema } from './form-fields.ts'

/** The sections of one form. */
export const formSectionsSchema = z
  .array(formSectionSchema)
  .max(FORM_LIMITS.sections)
  .refine((all) => isEachOnce(all.map((one) => one.section_id)), {
    message: 'Each section once.',
  })
  .refine((all) => all.flatMap((one) => one.fields).length <= FORM_LIMITS.fields, {
    message: `At most ${FORM_LIMITS.fields} fields.`,
  })
  .refine((all) => isEachOnce(all.flatMap((one) => one.fields.map(fieldId))), {
    message: 'Each field once.',
  })
  .superRefine((all, context) => {
    for (const problem of conditionProblems(all))
      context.addIssue({ code: 'custom', message: conditionProblemText(problem) })
  })

export const applicationFormSchema = z.object({
  kind: z.literal('application-form'),
  sections: formSectionsSchema,
})
export type ApplicationForm = z.infer<typeof applicationFormSchema>

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}
