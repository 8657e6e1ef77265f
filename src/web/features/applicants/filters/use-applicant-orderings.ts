import { useLingui } from '@lingui/react'

import type { ApplicantOrdering } from '#contract/applicants/applicant-filters.ts'

import { APPLICANT_ORDERINGS } from '../applicant-search.ts'
import { applicantOrderingLabels } from '../application-labels.ts'

/** The sort orders of lists of applicants, in words. An order by answers is chosen at their column. */
export function useApplicantOrderings(chosen: ApplicantOrdering) {
  const { i18n } = useLingui()
  return APPLICANT_ORDERINGS.filter((value) => value === chosen || !value.endsWith('answer')).map(
    (value) => ({
      value,
      label: i18n._(applicantOrderingLabels[value]),
    }),
  )
}
