// The library of job profiles: what a company may begin a profile with, instead of a blank page.
import type { Locale, LocalizedText } from '#contract/core/shape.ts'
import type { LibraryEntry } from '#contract/job-profiles/profile-library.ts'

import { describeAttribute } from '../../assessments/instruments/describe-attribute.ts'
import type { LibraryProfile } from './library-types.ts'
import { OFFICE_PROFILES } from './office-profiles.ts'
import { PLANT_PROFILES } from './plant-profiles.ts'
import { SERVICE_PROFILES } from './service-profiles.ts'
import { WORK_PROFILES } from './work-profiles.ts'

export const PROFILE_LIBRARY: readonly LibraryProfile[] = [
  ...WORK_PROFILES,
  ...PLANT_PROFILES,
  ...SERVICE_PROFILES,
  ...OFFICE_PROFILES,
]

/** The profile of a slug; null for one that the library does not have. */
export function libraryProfileOf(slug: string): LibraryProfile | null {
  return PROFILE_LIBRARY.find((one) => one.slug === slug) ?? null
}

function nameOf(attribute: string): LocalizedText {
  const described = describeAttribute(attribute)
  if (described === null) throw new Error(`No instrument measures ${attribute}.`)
  return described.name
}

/** The library in a language, by title. */
export function describeLibrary(language: Locale): LibraryEntry[] {
  const said = (text: LocalizedText) => text[language]
  return PROFILE_LIBRARY.map(({ slug, title, department, description, attributes }) => ({
    slug,
    title: said(title),
    department: said(department),
    description: said(description),
    attributes: attributes.map(([attribute, weight]) => ({
      name: said(nameOf(attribute)),
      weight,
    })),
  })).toSorted((one, other) => one.title.localeCompare(other.title, language))
}
