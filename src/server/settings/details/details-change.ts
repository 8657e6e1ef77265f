// A change of a company's details. Pure.
import { localeSchema } from '#contract/core/shape.ts'
import type { DetailsChange } from '#contract/settings/company-details.ts'

import type { Editable } from './details-repository.ts'

/** The details after a change; what is left out stays. */
export function withChange(before: Editable, change: DetailsChange): Editable {
  const {
    name = before.name,
    company_size = before.company_size,
    time_zone = before.time_zone,
    languages = before.languages,
    default_language = before.default_language,
    logo_url = before.logo_url,
    use_custom_header = before.use_custom_header,
    custom_header_file = before.custom_header_file,
    accent_color = before.accent_color,
  } = change
  return {
    name,
    company_size,
    time_zone,
    languages: localeSchema.options.filter((one) => languages.includes(one)),
    default_language,
    logo_url,
    use_custom_header,
    custom_header_file,
    accent_color,
  }
}

/** The names of the fields that differ. */
export function changedFields(before: Editable, after: Editable): string[] {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(values.get(name)))
    .map(([name]) => name)
}
