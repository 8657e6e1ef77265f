// What two applicants have in common, by the keys that duplicates are found by. Pure.
import { DUPLICATE_REASONS } from '#contract/applicants/applicants-rules.ts'
import type { PossibleDuplicate } from '#contract/applicants/duplicates.ts'

import type { MatchKeys } from './duplicate-repository.ts'

/** The strongest first; none where one of them is not known. */
export function reasonsOf(
  one: MatchKeys | null,
  other: MatchKeys | null,
): PossibleDuplicate['reasons'] {
  if (one === null || other === null) return []
  const isSame = {
    email: one.email !== null && one.email === other.email,
    phone: one.phones.some((phone) => other.phones.includes(phone)),
    linkedin: one.linkedin !== null && one.linkedin === other.linkedin,
    name: one.name !== null && one.name === other.name,
  }
  return DUPLICATE_REASONS.filter((reason) => isSame[reason])
}
