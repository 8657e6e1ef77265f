// The jobs that go by the rules of retention: each day one for every company that has some, which anonymises in batches.
import type { Database, Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { isDue } from './due-applications.ts'
import { eraseApplications, type ErasureDeps } from './erase-applications.ts'
import { removeNoted } from './recorded-files.ts'
import * as repository from './retention-repository.ts'
import { rulesOf, type RuleInForce } from './retention-schedule.ts'

/** Applications at a time, each batch in a transaction of its own: a process that dies loses one batch's work. */
const BATCH = 20
const SYSTEM = { kind: 'system' } as const

type Run = { readonly accountId: number; readonly at: Date }
type OneRule = Run & { readonly rule: RuleInForce }

/** Orders the day's run of every company with rules that count by now. */
export async function orderRetention(deps: {
  database: Database
  jobs: Jobs
  now: () => Date
}): Promise<void> {
  const { database, jobs } = deps
  const at = deps.now()
  await database.inScope(SYSTEM, async (tx) => {
    for (const accountId of await repository.listAccountsInForce(tx, at))
      await jobs.send(tx, 'apply-retention', { accountId, at: at.toISOString() })
  })
  jobs.wake('apply-retention')
}

/**
 * Anonymises what was due in a company when the run was ordered, and is not held. Safe to repeat from wherever it broke
 * off; a rule that is changed meanwhile counts as it is now, and one that was made stricter waits for its own time.
 */
export async function applyRetention(
  deps: ErasureDeps,
  job: { accountId: number; at: string },
): Promise<void> {
  const { accountId } = job
  const at = new Date(job.at)
  const rules = await deps.database.inScope(SYSTEM, (tx) => listRules(tx, { accountId, at }))
  for (const rule of rules) await applyRule(deps, { accountId, at, rule })
  // What an earlier try left behind.
  await removeNoted(deps)
}

async function applyRule(deps: ErasureDeps, one: OneRule): Promise<void> {
  const { database } = deps
  const { accountId, at, rule } = one
  const key = { accountId, runOn: at.toISOString().slice(0, 10), rule: rule.rule }
  await database.inScope(SYSTEM, (tx) =>
    repository.beginRun(tx, { ...key, ranAt: at, days: rule.days }),
  )
  for (;;) {
    const userSmartreqIds = await database.inScope(SYSTEM, (tx) => listBatch(tx, one))
    if (userSmartreqIds.length === 0) break
    await eraseApplications(deps, {
      accountId,
      userSmartreqIds,
      rule: rule.rule,
      // Who is taken back into a requisition at this moment stays.
      only: isDue({ rules: [rule], until: at }),
      alongside: (tx, count) => repository.addToRun(tx, { ...key, count }),
    })
  }
  await database.inScope(SYSTEM, async (tx) => {
    const held = await repository.countAll(tx, { ...dueOf(one), isHeld: true })
    await repository.finishRun(tx, { ...key, held, at: deps.now() })
  })
}

// Asked for each batch: a rule that is taken back stops what is under way.
async function listBatch(tx: Tx, one: OneRule): Promise<number[]> {
  const { rule } = one
  const inForce = await listRules(tx, one)
  if (!inForce.some((other) => other.rule === rule.rule && other.days === rule.days)) return []
  return repository.listDueIds(tx, { ...dueOf(one), isHeld: false, limit: BATCH })
}

function dueOf({ accountId, rule, at }: OneRule) {
  return { accountId, rules: [rule], until: at }
}

async function listRules(tx: Tx, { accountId, at }: Run): Promise<RuleInForce[]> {
  const { days, effectiveFrom } = await repository.findPolicy(tx, accountId)
  return effectiveFrom > at ? [] : rulesOf(days)
}
