// The names of employment types, workplaces and periods of pay.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type {
  EmploymentType,
  SalaryPeriod,
  WorkplaceType,
} from '#contract/careers/posting-terms.ts'

export const EMPLOYMENT_LABELS: Readonly<Record<EmploymentType, MessageDescriptor>> = {
  full_time: msg`Full-time`,
  part_time: msg`Part-time`,
  contract: msg({ message: 'Contract', context: 'employment type' }),
  temporary: msg`Temporary`,
  internship: msg`Internship`,
  volunteer: msg`Volunteer`,
  other: msg({ message: 'Other', context: 'employment type' }),
}

export const WORKPLACE_LABELS: Readonly<Record<WorkplaceType, MessageDescriptor>> = {
  on_site: msg`On site`,
  hybrid: msg`Hybrid`,
  remote: msg`Remote`,
}

export const PERIOD_LABELS: Readonly<Record<SalaryPeriod, MessageDescriptor>> = {
  hour: msg`per hour`,
  day: msg`per day`,
  week: msg`per week`,
  month: msg`per month`,
  year: msg`per year`,
}
