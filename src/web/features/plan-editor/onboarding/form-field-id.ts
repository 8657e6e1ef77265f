import type { DraftActivity } from '../plan-draft.ts'

/** The id of the control that chooses the form of an activity. */
export function formFieldId({ key }: Pick<DraftActivity, 'key'>): string {
  return `onboarding-form-of-${key}`
}
