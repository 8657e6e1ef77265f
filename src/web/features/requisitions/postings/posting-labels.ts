// The names of a posting's statuses.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PostingStatus } from '#contract/careers/posting-terms.ts'
import type { Tone } from '#web/ui/feedback/badge.tsx'

export const STATUS_LABELS: Readonly<Record<PostingStatus, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'posting' }),
  published: msg({ message: 'Published', context: 'posting' }),
  unpublished: msg({ message: 'Unpublished', context: 'posting' }),
  expired: msg({ message: 'Expired', context: 'posting' }),
}

export const STATUS_TONES: Readonly<Record<PostingStatus, Tone>> = {
  draft: 'neutral',
  published: 'green',
  unpublished: 'neutral',
  expired: 'amber',
}
