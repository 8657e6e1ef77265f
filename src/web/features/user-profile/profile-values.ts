// What stands in the form: texts as they are typed, what differs from what is saved, and what is not right. No words.
import { isOneLetterName, isPersonName } from '#contract/core/person-name-rules.ts'
import {
  dialedNumber,
  isBirthDate,
  isLinkedInUrl,
  isPhoneNumber,
  PERSONAL_FIELDS,
} from '#contract/people/profile-rules.ts'
import type { UserProfile } from '#contract/people/user-profile.ts'
import type { ProfilePatch } from '#web/offline/database.ts'

/** What is saved together, in the order of the screen. */
export const SECTIONS = {
  personal: PERSONAL_FIELDS,
  contact: ['email2', 'phone_number', 'linkedin_url', 'city', 'state_code', 'zip', 'country_code'],
} as const
export type Section = keyof typeof SECTIONS

export const TEXT_FIELDS = [...SECTIONS.personal, ...SECTIONS.contact] as const
export type TextField = (typeof TEXT_FIELDS)[number]
export type ProfileValues = Readonly<Record<TextField, string>> & {
  readonly is_opt_in: boolean
  /** That a name of one letter is whole. */
  readonly is_full_name: boolean
}
/** What was typed and is not saved. */
export type Edits = Partial<ProfileValues>
export type Problem = 'missing' | 'wrong'
export type Problems = Partial<Record<TextField, Problem>>

/** The saved values; those that still wait to be sent stand before what the server said. */
export function valuesOf(profile: UserProfile, waiting: ProfilePatch): ProfileValues {
  const saved = { ...profile, ...waiting }
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, saved[field] ?? '']))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every field of the list
  const named = texts as Record<TextField, string>
  // What is saved was said to be whole.
  const is_full_name = hasOneLetter(named)
  return { ...named, is_opt_in: saved.is_opt_in, is_full_name }
}

/** The section that a field is saved with. */
export function sectionOf(field: string): Section {
  const isPersonal = field === 'is_full_name' || PERSONAL_FIELDS.some((one) => one === field)
  return isPersonal ? 'personal' : 'contact'
}

/** Of what is known by field, such as edits or problems, the part of one section. */
export function partOf<Values extends object>(values: Values, section: Section): Partial<Values> {
  const entries = Object.entries(values).filter(([field]) => sectionOf(field) === section)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of the values, and no others
  return Object.fromEntries(entries) as Partial<Values>
}

/** The edits that change something; texts without the spaces around them, and null where a field was emptied. */
export function patchOf(edits: Edits, saved: ProfileValues): ProfilePatch {
  const texts = TEXT_FIELDS.flatMap((field) => {
    const typed = edits[field]?.trim()
    const text = field === 'phone_number' && typed !== undefined ? dialedNumber(typed) : typed
    return text === undefined || text === saved[field]
      ? []
      : [[field, text === '' ? null : text] as const]
  })
  const { is_opt_in: isOptIn = saved.is_opt_in, is_full_name: isFullName = saved.is_full_name } =
    edits
  const patch: ProfilePatch = Object.fromEntries<string | null>(texts)
  return {
    ...patch,
    ...(isOptIn === saved.is_opt_in ? {} : { is_opt_in: isOptIn }),
    ...(isFullName && hasOneLetter(patch) ? { is_full_name: true } : {}),
  }
}

/** What has to be put right before it is saved. */
export function problemsOf(values: ProfileValues, today: string): Problems {
  const problems: Problems = {}
  for (const field of TEXT_FIELDS) {
    const text = values[field].trim()
    if (text === '' && isRequired(field)) problems[field] = 'missing'
    else if (isSaidWhole(values, field)) continue
    else if (text !== '' && !isRight(field, { text, today })) problems[field] = 'wrong'
  }
  return problems
}

/** What was kept of an earlier opening; nothing of it that is no edit. */
export function editsOf(draft: unknown): Edits {
  if (typeof draft !== 'object' || draft === null) return {}
  const entries = Object.entries(draft).filter(([field, value]) =>
    field === 'is_opt_in' || field === 'is_full_name'
      ? typeof value === 'boolean'
      : TEXT_FIELDS.some((one) => one === field) && typeof value === 'string',
  )
  return Object.fromEntries(entries)
}

/** Whether a name is one letter, which its owner has to call whole. */
export function hasOneLetter(names: { first_name?: string | null; last_name?: string | null }) {
  return [names.first_name, names.last_name].some((name) => isOneLetterName(name ?? ''))
}

function isSaidWhole(values: ProfileValues, field: TextField): boolean {
  const isName = field === 'first_name' || field === 'last_name'
  return isName && values.is_full_name && isOneLetterName(values[field])
}

function isRequired(field: TextField): boolean {
  return field === 'first_name' || field === 'last_name' || field === 'dob' || field === 'gender'
}

function isRight(field: TextField, { text, today }: { text: string; today: string }): boolean {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return isPersonName(text)
    case 'email2':
      // The server knows all the rules.
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    case 'phone_number':
      return isPhoneNumber(dialedNumber(text))
    case 'linkedin_url':
      return isLinkedInUrl(text)
    case 'dob':
      return isBirthDate(text, today)
    case 'city':
    case 'state_code':
    case 'zip':
    case 'country_code':
    case 'gender':
      return true
  }
}
