// What the variables of messages and templates are called.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a variable stands for. */
export const VARIABLE_LABELS = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  job_name: msg`Title of the requisition`,
  current_step_name: msg`Current step`,
  company_name: msg`Company name`,
  sender_name: msg`Your name`,
  job_invite_link: msg`Link to the application`,
} satisfies Record<string, MessageDescriptor>
