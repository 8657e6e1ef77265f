// An onboarding form as an activity of a plan: which of the company's forms it is, with the fields that it had when it was
// chosen. The forms of a company are in `account-onboarding-forms.ts`.
import { z } from 'zod'

import { idSchema, nameTextSchema } from '../core/shape.ts'
import { FORM_LIMITS } from '../plan-editor/plan-editor-rules.ts'
import { formSectionsSchema } from './application-form.ts'

const formNameSchema = nameTextSchema.min(1).max(FORM_LIMITS.title)

export const onboardingFormSchema = z.object({
  kind: z.literal('onboarding-form'),
  account_onboarding_form_id: idSchema,
  /** The server takes name and sections from the company's form, whatever is sent. */
  name: formNameSchema,
  sections: formSectionsSchema,
})
export type OnboardingForm = z.infer<typeof onboardingFormSchema>
