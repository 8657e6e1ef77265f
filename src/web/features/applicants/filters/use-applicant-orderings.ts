import { useLingui } from '@lingui/react'

import { APPLICANT_ORDERINGS } from '../applicant-search.ts'
import { applicantOrderingLabels } from '../application-labels.ts'

/** What lists of applicants are sorted by, in words. */
export function useApplicantOrderings() {
  const { i18n } = useLingui()
  return APPLICANT_ORDERINGS.map((value) => ({
    value,
    label: i18n._(applicantOrderingLabels[value]),
  }))
}
