import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Message } from '#contract/messages.ts'
import type { TemplateVariable } from '#contract/template-variables.ts'

/** What a variable stands for. */
export const VARIABLE_LABELS: Readonly<Record<TemplateVariable, MessageDescriptor>> = {
  first_name: msg`First name`,
  last_name: msg`Last name`,
  job_name: msg`Title of the requisition`,
  current_step_name: msg`Current step`,
  company_name: msg`Name of the company`,
  sender_name: msg`Your name`,
  job_invite_link: msg`Link to the application`,
}

export const MESSAGE_STATE_LABELS: Readonly<Record<Message['state'], MessageDescriptor>> = {
  scheduled: msg({ message: 'Scheduled', context: 'email' }),
  sent: msg({ message: 'Sent', context: 'email' }),
  failed: msg({ message: 'Not delivered', context: 'email' }),
  cancelled: msg({ message: 'Cancelled', context: 'email' }),
}
