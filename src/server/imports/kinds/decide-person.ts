// What importing a row about a person does: creates or changes a person, changes nothing, or is refused. Pure; the check and the import
// decide by it alike.
import type { PeopleField } from '#contract/imports/import-fields.ts'
import { foldName } from '#contract/imports/import-kinds.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { areOverlapping } from '#contract/people/user-job-rules.ts'

import type { KnownPeople, KnownPerson, KnownStretch } from '../../people/known-people.ts'
import type { Changes, Decision, Refusal, RowValues } from '../rows/decision.ts'

export type Facts = KnownPeople & { readonly profiles: ReadonlyMap<string, number> }
type Deciding = { readonly facts: Facts; readonly mapping: ImportMapping }

export function decidePerson(values: RowValues, { facts, mapping }: Deciding): Decision {
  const match = matchPerson(values, { facts, mapping })
  if ('reason' in match) return { outcome: 'refused', ...match }
  const { person } = match
  const target = findTarget(values, { facts, mapping, person })
  if ('reason' in target) return { outcome: 'refused', person, ...target }
  const fault = findFault(values, { person, target })
  if (fault !== null) return { outcome: 'refused', person, ...fault }
  const changes = [
    ...(person?.isEmployee === true ? personChanges(values, person) : []),
    ...(target.stretch === null ? [] : stretchChanges(values, target.stretch)),
  ]
  const isNew = person?.isEmployee !== true || target.stretch === null
  const unchanged = changes.length === 0 ? 'same' : 'changed'
  return { outcome: isNew ? 'created' : unchanged, person, ...target, changes }
}

type Match = { readonly person: KnownPerson | null }

/** By employee number, then by email. */
function matchPerson(values: RowValues, { facts, mapping }: Deciding): Match | (Match & Refusal) {
  const { employee_number: number, email } = values
  const numbered = number === undefined ? [] : findNumbered(values, { facts, number })
  const addressed = (email === undefined ? undefined : facts.byEmail.get(email.toLowerCase())) ?? []
  const conflict = { reason: 'identity_conflict', person: null } as const
  if (numbered.length > 1) return { ...conflict, field: 'employee_number' }
  const [byNumber] = numbered
  if (byNumber !== undefined && addressed.length > 0 && !addressed.includes(byNumber))
    return { ...conflict, field: 'email' }
  if (byNumber === undefined && addressed.length > 1) return { ...conflict, field: 'email' }
  const person = facts.people.get(byNumber ?? addressed[0] ?? 0) ?? null
  const isByEmail = person !== null && byNumber === undefined
  if (isByEmail && !mapping.ignore_name_match && !hasName(values, person))
    return { reason: 'name_differs', field: 'last_name', person }
  return { person }
}

// A number of people who left may be given again: only one of them with the same name is meant by it.
function findNumbered(
  values: RowValues,
  { facts, number }: { facts: Facts; number: string },
): readonly number[] {
  const holders = facts.byNumber.get(number) ?? []
  if (holders.length > 0) return holders
  return (facts.byFormerNumber.get(number) ?? []).filter((userId) => {
    const person = facts.people.get(userId)
    return person !== undefined && hasName(values, person)
  })
}

function hasName(values: RowValues, { firstName, lastName }: KnownPerson): boolean {
  const { first_name: first = '', last_name: last = '' } = values
  return foldName(`${first} ${last}`) === foldName(`${firstName} ${lastName}`)
}

type Target = { readonly stretch: KnownStretch | null; readonly jobId: number | null }

function findTarget(
  values: RowValues,
  { facts, mapping, person }: Deciding & { person: KnownPerson | null },
): Target | Refusal {
  const { profile = '', start_date: start = '' } = values
  const jobId = facts.profiles.get(profile) ?? null
  const stretches = person?.stretches ?? []
  const inProfile = stretches.filter((one) => one.jobId === jobId)
  const exact = inProfile.find((one) => one.startDate === start)
  if (exact !== undefined) return { stretch: exact, jobId }
  const other = stretches.find((one) => one.startDate === start)
  const isElsewhere = stretches.length > 0 && inProfile.length === 0
  if (isElsewhere && mapping.allow_other_job_matching_start_date && other !== undefined)
    return { stretch: other, jobId: other.jobId }
  if (jobId === null && !mapping.creates_profiles)
    return { reason: 'unknown_profile', field: 'profile' }
  if (isElsewhere) return { reason: 'profile_not_held', field: 'profile' }
  return { stretch: null, jobId }
}

function findFault(
  values: RowValues,
  { person, target }: { person: KnownPerson | null; target: Target },
): Refusal | null {
  const startDate = values.start_date ?? ''
  const stored = target.stretch?.endDate ?? null
  const endDate = values.end_date ?? stored
  if (endDate !== null && endDate < startDate)
    return { reason: 'end_before_start', field: 'end_date' }
  // The stretch that follows a move begins on the day after.
  const isMoved = target.stretch !== null && target.stretch.movedTo !== null
  if (isMoved && endDate !== stored) return { reason: 'overlaps', field: 'end_date' }
  const others = (person?.stretches ?? []).filter(
    (one) => one.jobId === target.jobId && one.userJobId !== target.stretch?.userJobId,
  )
  const isTaken = others.some((one) => areOverlapping(one, { startDate, endDate }))
  return isTaken ? { reason: 'overlaps', field: 'start_date' } : null
}

const PERSON_FIELDS = ['first_name', 'last_name', 'email', 'phone_number', 'city'] as const

// A file may still have the address of a record that was merged: it names the person, and is no new address.
function personChanges({ email, ...values }: RowValues, person: KnownPerson): Changes {
  const isMerged = email !== undefined && person.mergedEmails.includes(email.toLowerCase())
  const named = email === undefined || isMerged ? values : { ...values, email }
  return changesOf(named, {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phoneNumber,
    city: person.city,
  })
}

function stretchChanges(values: RowValues, stretch: KnownStretch): Changes {
  return changesOf(values, {
    job_title: stretch.jobTitle,
    department: stretch.department,
    employee_number: stretch.employeeNumber,
    end_date: stretch.endDate,
    supervisor_email: stretch.supervisorEmail,
    employment_type: stretch.employmentType,
  })
}

// An empty cell changes nothing; addresses are the same in upper and lower case.
function changesOf(
  values: RowValues,
  stored: Readonly<Partial<Record<PeopleField, string | null>>>,
): Changes {
  const changes: Changes = []
  for (const field of PEOPLE_FIELDS_OF_CHANGES) {
    const to = values[field]
    const from = stored[field]
    if (to === undefined || from === undefined || to === from) continue
    const isAddress = field === 'email' || field === 'supervisor_email'
    if (isAddress && to.toLowerCase() === from?.toLowerCase()) continue
    changes.push({ field, from, to })
  }
  return changes
}

const PEOPLE_FIELDS_OF_CHANGES = [
  ...PERSON_FIELDS,
  'job_title',
  'department',
  'employee_number',
  'end_date',
  'supervisor_email',
  'employment_type',
] as const satisfies readonly PeopleField[]
