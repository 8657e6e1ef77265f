// What is checked after a schedule: what the journal says that happened against what the server's database holds.
// A new check is one more function in the list.
import { checkDuplicates } from './check-duplicates.ts'
import { checkForeign } from './check-foreign.ts'
import { checkLost } from './check-lost.ts'
import { checkOwnData } from './check-own-data.ts'
import { checkRecordings } from './check-recordings.ts'
import { checkTiming } from './check-timing.ts'
import type { Findings } from './findings.ts'
import type { Trouble } from './journal.ts'

type Check = (findings: Findings) => readonly Trouble[] | Promise<readonly Trouble[]>

const checks: readonly Check[] = [
  checkLost,
  checkDuplicates,
  checkForeign,
  checkTiming,
  checkRecordings,
  checkOwnData,
]

/** Everything that went wrong, each once. */
export async function check(findings: Findings): Promise<Trouble[]> {
  const found = await Promise.all(checks.map(async (one) => one(findings)))
  return [...findings.journal.troubles, ...found.flat()]
}
