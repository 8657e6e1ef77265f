import { msg } from '@lingui/core/macro'

import type { NamedField } from '#web/features/staff-shell/save-problem.tsx'
import { localeNames } from '#web/i18n/i18n.ts'

import { COMPANY_SIZE_LABELS } from './details-labels.ts'

/** The details that a colleague stored meanwhile, for display. */
export const STORED_FIELDS: readonly NamedField[] = [
  { name: 'name', label: msg`Company name` },
  { name: 'company_size', label: msg`Size`, options: COMPANY_SIZE_LABELS },
  { name: 'time_zone', label: msg`Time zone` },
  { name: 'languages', label: msg`Languages of your company’s texts`, options: localeNames },
  { name: 'default_language', label: msg`Default language`, options: localeNames },
]
