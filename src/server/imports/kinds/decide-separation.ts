// What importing a separation does: ends the job of an employee, changes a separation that is recorded, changes nothing, or is
// refused. Pure; the check and the import decide by it alike.
import { foldName } from '#contract/imports/import-kinds.ts'
import type { ImportMapping } from '#contract/imports/imports.ts'
import { areOverlapping } from '#contract/people/user-job-rules.ts'
import type { Separation } from '#contract/people/user-jobs.ts'
import { SEPARATION_TYPES, type SeparationType } from '#contract/settings/separation-reasons.ts'

import { findSeparationFault } from '../../people/employees/separate-jobs.ts'
import type { KnownPeople, KnownPerson, KnownStretch } from '../../people/known-people.ts'
import type { Changes, Decision, Refusal, RowValues } from '../rows/decision.ts'
import { findMapped } from '../rows/find-mapped.ts'

type Reason = {
  readonly separation_reason_id: number
  readonly name: string
  readonly separation_type: SeparationType
}
export type SeparationFacts = KnownPeople & {
  /** Of the company. */
  readonly reasons: readonly Reason[]
  /** The day in the company, YYYY-MM-DD. */
  readonly today: string
}
type Deciding = { readonly facts: SeparationFacts; readonly mapping: ImportMapping }

export function decideSeparation(values: RowValues, { facts, mapping }: Deciding): Decision {
  const person = matchPerson(values, facts)
  if ('reason' in person) return { outcome: 'refused', person: null, ...person }
  const stretch = findStretch(values, { person, today: facts.today })
  if ('reason' in stretch) return { outcome: 'refused', person, ...stretch }
  const reason = findReason(values, { facts, mapping })
  if (reason !== null && 'field' in reason) return { outcome: 'refused', person, ...reason }
  const fault = findFault(values, { person, stretch, reason })
  if (fault !== null) return { outcome: 'refused', person, ...fault }
  const changes = changesOf(values, { stretch, reason })
  const outcome = changes.length === 0 ? 'same' : 'changed'
  return { outcome, person, stretch, jobId: stretch.jobId, changes }
}

/** What is recorded for a row that changes something. */
export function separationOf(
  values: RowValues,
  { stretch, changes }: { stretch: KnownStretch; changes: Changes },
): Separation {
  const reason = changes.find(({ field }) => field === 'separation_reason')
  const id = reason === undefined ? stretch.separationReasonId : reason.to
  const { separation_note: note } = values
  return {
    end_date: values.end_date ?? '',
    separation_type: typeOf(values),
    separation_reason_id: id === null ? null : Number(id),
    ...(note === undefined ? {} : { separation_note: note }),
  }
}

/** By employee number, then by email; only employees. */
function matchPerson(
  values: RowValues,
  facts: SeparationFacts,
): KnownPerson | (Refusal & { person?: never }) {
  const { employee_number: number, email } = values
  const numbered = number === undefined ? [] : findNumbered(values, { facts, number })
  const addressed = (email === undefined ? undefined : facts.byEmail.get(email.toLowerCase())) ?? []
  if (numbered.length > 1) return { reason: 'identity_conflict', field: 'employee_number' }
  const [byNumber] = numbered
  if (byNumber !== undefined && addressed.length > 0 && !addressed.includes(byNumber))
    return { reason: 'identity_conflict', field: 'email' }
  if (byNumber === undefined && addressed.length > 1)
    return { reason: 'identity_conflict', field: 'email' }
  const person = facts.people.get(byNumber ?? addressed[0] ?? 0)
  if (person?.isEmployee !== true)
    return { reason: 'unknown_person', field: number === undefined ? 'email' : 'employee_number' }
  return person
}

// A number of a person who left may be given again: who left on the day of the row is meant, or else who has the number now.
function findNumbered(
  { end_date: end, email }: RowValues,
  { facts, number }: { facts: SeparationFacts; number: string },
): readonly number[] {
  const holders = facts.byNumber.get(number) ?? []
  const former = facts.byFormerNumber.get(number) ?? []
  const left = [...former, ...holders].filter((userId) =>
    facts.people
      .get(userId)
      ?.stretches.some((one) => one.employeeNumber === number && one.endDate === end),
  )
  if (left.length === 1) return left
  if (holders.length > 0) return holders
  const addressed = email === undefined ? [] : (facts.byEmail.get(email.toLowerCase()) ?? [])
  const named = former.filter((userId) => addressed.includes(userId))
  return named.length > 0 ? named : former
}

/** The job that ended on the day of the row already, or the one that is to end. */
function findStretch(
  values: RowValues,
  { person, today }: { person: KnownPerson; today: string },
): KnownStretch | (Refusal & { jobId?: never }) {
  // What a move has ended is no separation.
  const jobs = person.stretches.filter(({ movedTo }) => movedTo === null)
  const ended = named(values, { jobs: jobs.filter((one) => one.endDate === values.end_date) })
  const isOpen = (one: KnownStretch) =>
    one.separationType === null && (one.endDate === null || one.endDate >= today)
  const open = named(values, { jobs: jobs.filter(isOpen) })
  const found = ended.length > 0 ? ended : open
  const [stretch] = found
  if (stretch !== undefined && found.length === 1) return stretch
  if (found.length > 1) return { reason: 'several_jobs', field: 'profile' }
  if (jobs.some(isOpen)) return { reason: 'profile_not_held', field: 'profile' }
  return jobs.length > 0
    ? { reason: 'already_left', field: 'end_date' }
    : { reason: 'no_job', field: null }
}

// The employee number tells jobs apart only where the person has several: with another job they may have another number.
function named(
  { profile, employee_number: number }: RowValues,
  { jobs }: { jobs: readonly KnownStretch[] },
): readonly KnownStretch[] {
  const text = profile === undefined ? null : foldName(profile)
  const titled =
    text === null
      ? jobs
      : jobs.filter((one) => [one.jobTitle, one.profile ?? ''].map(foldName).includes(text))
  const numbered = titled.filter((one) => one.employeeNumber === number)
  return titled.length > 1 && numbered.length > 0 ? numbered : titled
}

/** The reason that the row names, by its name or by the mapping; null for a row without one. */
function findReason(
  { separation_reason: text }: RowValues,
  { facts, mapping }: Deciding,
): Reason | Refusal | null {
  if (text === undefined) return null
  const mapped = findMapped(text, { field: 'separation_reason', mapping })
  const found = facts.reasons.find(
    (one) => foldName(one.name) === foldName(text) || String(one.separation_reason_id) === mapped,
  )
  return found ?? { reason: 'unknown_reason', field: 'separation_reason' }
}

type Ending = {
  readonly person: KnownPerson
  readonly stretch: KnownStretch
  readonly reason: Reason | null
}

function findFault(values: RowValues, { person, stretch, reason }: Ending): Refusal | null {
  const { end_date: endDate = '' } = values
  const fault = findSeparationFault(stretch, {
    end_date: endDate,
    separation_type: typeOf(values),
    separation_reason_id: reason?.separation_reason_id ?? null,
    reasonType: reason?.separation_type ?? null,
  })
  if (fault !== null) {
    const isOfReason = fault.field === 'separation_reason_id'
    return { reason: fault.reason, field: isOfReason ? 'separation_reason' : fault.field }
  }
  const { userJobId, jobId, startDate } = stretch
  const others = person.stretches.filter(
    (one) => one.jobId === jobId && one.userJobId !== userJobId,
  )
  const isTaken = others.some((one) => areOverlapping(one, { startDate, endDate }))
  return isTaken ? { reason: 'overlaps', field: 'end_date' } : null
}

// An empty cell changes nothing, but a reason does not outlast its type.
function changesOf(
  values: RowValues,
  { stretch, reason }: Pick<Ending, 'stretch' | 'reason'>,
): Changes {
  const type = typeOf(values)
  const kept = stretch.separationType === type ? stretch.separationReasonId : null
  const reasonId = reason?.separation_reason_id ?? kept
  const { separationNote: note, separationReasonId: storedId } = stretch
  const all: Changes = [
    { field: 'end_date', from: stretch.endDate, to: values.end_date ?? null },
    { field: 'separation_type', from: stretch.separationType, to: type },
    { field: 'separation_reason', from: textOf(storedId), to: textOf(reasonId) },
    { field: 'separation_note', from: note, to: values.separation_note ?? note },
  ]
  return all.filter(({ from, to }) => from !== to)
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id)
}

// Required of every row, and read as one of the types.
function typeOf({ separation_type: type }: RowValues): SeparationType {
  return SEPARATION_TYPES.find((one) => one === type) ?? 'other'
}
