// A supervisor who returns must not report to the person by now.
import type { Tx } from '../../db/database.ts'
import { listStoredSupervisors } from '../../people/known-people.ts'
import { findSupervisorCycles } from '../rows/supervisor-cycles.ts'
import type { RowUndo } from './plan-undo.ts'

type Batch = {
  readonly accountId: number
  readonly today: string
  readonly planned: readonly RowUndo[]
}

/** The plan without the supervisors by whom people would supervise themselves, directly or through others. */
export async function withoutCycles(
  tx: Tx,
  { accountId, today, planned }: Batch,
): Promise<readonly RowUndo[]> {
  const returning = planned.flatMap((one) => {
    const { value = null } = one.restored.find(({ field }) => field === 'supervisor_email') ?? {}
    const email = one.row.now.email?.toLowerCase()
    return value === null || email === undefined ? [] : [[email, value.toLowerCase()] as const]
  })
  if (returning.length === 0) return planned
  const stored = await listStoredSupervisors(tx, { accountId, today })
  const cycles = findSupervisorCycles(new Map([...stored, ...returning]))
  return planned.map((one) => {
    const isInCycle = cycles.has(one.row.now.email?.toLowerCase() ?? '')
    return isInCycle ? withoutSupervisor(one) : one
  })
}

function withoutSupervisor(undo: RowUndo): RowUndo {
  const restored = undo.restored.filter(({ field }) => field !== 'supervisor_email')
  if (restored.length === undo.restored.length) return undo
  const left = { field: 'supervisor_email', reason: 'supervisor_cycle' } as const
  return { ...undo, restored, kept: [...undo.kept, left] }
}
