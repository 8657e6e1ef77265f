import { runDue, RUN_LIMIT, runRule, type AutomationDeps } from './run-automations.ts'
// The job that lets rules act by the clock: those that wait for a time, and what is due of those that act with a delay.
import * as repository from './run-repository.ts'

const SYSTEM = { kind: 'system' } as const

/** Safe to repeat, and to run twice at once. @throws the first error of a rule, once all have run. */
export async function tendAutomations(deps: AutomationDeps): Promise<void> {
  const at = deps.now()
  const [timed, due] = await deps.database.inScope(SYSTEM, async (tx) => [
    await repository.listTimed(tx),
    await repository.listDue(tx, at),
  ])
  const runs = [
    ...timed.map((rule) => () => runRule(deps, { ...rule, ids: null, chain: [] })),
    ...due.map((rule) => () => runDue(deps, rule)),
  ]
  const troubles: unknown[] = []
  // A rule that cannot act keeps none of the others from it.
  for (const run of runs)
    await untilDone(run).catch((error: unknown) => {
      troubles.push(error)
    })
  deps.jobs.wake('run-automations')
  deps.jobs.wake('send-messages')
  if (troubles.length > 0) throw troubles[0]
}

async function untilDone(run: () => Promise<number>): Promise<void> {
  while ((await run()) === RUN_LIMIT);
}
