// The words for the details of a company, and for its preferences.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PreferenceName } from '#contract/settings/account-preferences.ts'
import type { COMPANY_SIZES } from '#contract/settings/settings-rules.ts'

type CompanySize = (typeof COMPANY_SIZES)[number]['id']

/** By the codes of the sizes. */
export const COMPANY_SIZE_LABELS: Readonly<Record<CompanySize, MessageDescriptor>> = {
  1: msg`1–10 employees`,
  2: msg`11–50 employees`,
  3: msg`51–200 employees`,
  4: msg`201–1,000 employees`,
  5: msg`1,001–5,000 employees`,
}

export const PREFERENCE_LABELS: Readonly<Record<PreferenceName, MessageDescriptor>> = {
  EEOC_DASHBOARD: msg`Equal-opportunity dashboard`,
  PATHWAY_ACCESS: msg`Pathways`,
  REQUISITION_APPROVAL: msg`Requisitions are approved before they open`,
  WHITE_LABEL_LOGO: msg`Your own logo at the top of every page`,
}
