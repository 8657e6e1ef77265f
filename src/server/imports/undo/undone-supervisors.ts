// A supervisor who returns must not report to the person by now.
import { findSupervisorCycles } from '../rows/supervisor-cycles.ts'
import type { Restored, RowUndo } from './row-undo.ts'

/**
 * The plan without the supervisors by whom people would supervise themselves, directly or through others.
 * @param supervisorOf the supervisor's address by the person's, both in lower case; left as it is after the undo of the rows
 */
export function withoutCycles(
  planned: readonly RowUndo[],
  supervisorOf: Map<string, string>,
): readonly RowUndo[] {
  rename(planned, supervisorOf)
  const before = new Map<string, string | undefined>()
  for (const one of planned) {
    const email = emailAfter(one)
    const supervisor = restoredIn(one, 'supervisor_email')
    if (email === null) continue
    if (one.isPersonRemoved) supervisorOf.delete(email)
    if (supervisor === undefined) continue
    before.set(email, supervisorOf.get(email))
    if (supervisor.value === null) supervisorOf.delete(email)
    else supervisorOf.set(email, supervisor.value.toLowerCase())
  }
  const cycles = findSupervisorCycles(supervisorOf, before.keys())
  return planned.map((one) => {
    const email = emailAfter(one)
    if (email === null || !cycles.has(email) || !before.has(email)) return one
    const stays = before.get(email)
    if (stays === undefined) supervisorOf.delete(email)
    else supervisorOf.set(email, stays)
    return withoutSupervisor(one)
  })
}

/** The addresses from which the supervisors of some rows are followed. */
export function supervisorsOf(planned: readonly RowUndo[]): string[] {
  const values = planned.flatMap((one) => [
    restoredIn(one, 'supervisor_email')?.value,
    restoredIn(one, 'email') === undefined ? null : one.row.now.email,
  ])
  return [...new Set(values.flatMap((value) => value?.toLowerCase() ?? []))]
}

/** People whose old address returns, also where others name it. */
function rename(planned: readonly RowUndo[], supervisorOf: Map<string, string>): void {
  const renamed = new Map<string, string>()
  for (const one of planned) {
    const [from, to] = [one.row.now.email?.toLowerCase(), emailAfter(one)]
    if (from !== undefined && to !== null && from !== to) renamed.set(from, to)
  }
  if (renamed.size === 0) return
  for (const [email, supervisor] of Array.from(supervisorOf)) {
    const [to, above] = [renamed.get(email), renamed.get(supervisor)]
    if (to !== undefined) supervisorOf.delete(email)
    if (to !== undefined || above !== undefined) supervisorOf.set(to ?? email, above ?? supervisor)
  }
}

function emailAfter(one: RowUndo): string | null {
  const restored = restoredIn(one, 'email')
  const email = restored === undefined ? one.row.now.email : restored.value
  return email?.toLowerCase() ?? null
}

function restoredIn({ restored }: RowUndo, field: Restored['field']): Restored | undefined {
  return restored.find((one) => one.field === field)
}

function withoutSupervisor(undo: RowUndo): RowUndo {
  const restored = undo.restored.filter(({ field }) => field !== 'supervisor_email')
  const left = { field: 'supervisor_email', reason: 'supervisor_cycle' } as const
  return { ...undo, restored, kept: [...undo.kept, left] }
}
