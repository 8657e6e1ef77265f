import { runDue, RUN_LIMIT, runRule, type AutomationDeps } from './run-automations.ts'
// The job that lets rules act by the clock: those that wait for a time, and what is due of those that act with a delay.
import * as repository from './run-repository.ts'

const SYSTEM = { kind: 'system' } as const

/** Safe to repeat, and to run twice at once. */
export async function tendAutomations(deps: AutomationDeps): Promise<void> {
  const at = deps.now()
  const [timed, due] = await deps.database.inScope(SYSTEM, async (tx) => [
    await repository.listTimed(tx),
    await repository.listDue(tx, at),
  ])
  for (const rule of timed) await untilDone(() => runRule(deps, { ...rule, ids: null, chain: [] }))
  for (const rule of due) await untilDone(() => runDue(deps, rule))
  deps.jobs.wake('run-automations')
  deps.jobs.wake('send-messages')
}

async function untilDone(run: () => Promise<number>): Promise<void> {
  while ((await run()) === RUN_LIMIT);
}
