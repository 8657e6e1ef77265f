// The names of the texts that people agree to.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ConsentKind } from '#contract/privacy/consents.ts'

export const CONSENT_KIND_LABELS: Readonly<Record<ConsentKind, MessageDescriptor>> = {
  terms: msg`Terms`,
  privacy: msg`Privacy`,
  application: msg`What you agree to when you apply`,
}
