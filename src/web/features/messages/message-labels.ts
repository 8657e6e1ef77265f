import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Message } from '#contract/messages/messages.ts'

export const MESSAGE_STATE_LABELS: Readonly<Record<Message['state'], MessageDescriptor>> = {
  scheduled: msg({ message: 'Scheduled', context: 'email' }),
  sent: msg({ message: 'Sent', context: 'email' }),
  failed: msg({ message: 'Not delivered', context: 'email' }),
  cancelled: msg({ message: 'Cancelled', context: 'email' }),
}

export const TEXT_LABEL = msg`Text message`

export const REPLY_LABEL = msg({ message: 'Answer', context: 'email' })
