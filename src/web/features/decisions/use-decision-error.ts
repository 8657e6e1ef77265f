import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  application_changed: msg`This applicant has changed in the meantime, so nothing was done. Check their current status and decide again.`,
  action_not_allowed: msg`The status of this applicant does not allow that any more. Nothing was done.`,
  last_step: msg`This is the last step of the plan. Hire or reject the applicant.`,
  no_opening_left: msg`All openings of this requisition are filled. Add an opening in its setup first.`,
  applied_again: msg`This person has another application to the same requisition under way. Decide about that one.`,
  live_interview: msg`An interview of this applicant is still to come. Cancel it first.`,
  position_closed: msg`That requisition takes no applications now. Choose another one.`,
  too_many_applicants: msg`These are too many for one decision. Narrow the list to 5,000 applicants or fewer.`,
  forbidden: msg`Your role does not decide about all of these applicants. Nothing was done.`,
  class_full: msg`This class has not enough seats left for them. Nothing was done.`,
  class_not_open: msg`This class is not open any more. Choose another one.`,
  too_many_tags: msg`Your company has reached the limit of 500 tags. Choose an existing one.`,
  undo_expired: msg`This can no longer be undone.`,
}

/** A function that says why a decision was refused. */
export function useDecisionError(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const text = error instanceof ApiError ? TEXTS[error.code] : undefined
    return text === undefined ? errorText(error) : i18n._(text)
  }
}
