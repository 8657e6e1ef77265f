// What a company can say in its own words, and what for.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CompanyKind } from '#contract/privacy/consents.ts'

type Labels = { readonly name: MessageDescriptor; readonly says: MessageDescriptor }

export const TEXT_LABELS: Readonly<Record<CompanyKind, Labels>> = {
  privacy: {
    name: msg`Privacy notice`,
    says: msg`What you keep about candidates, why, and for how long.`,
  },
  application: {
    name: msg`Consent to apply`,
    says: msg`What candidates agree to when they apply for one of your positions.`,
  },
}
