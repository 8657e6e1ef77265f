// Rules of requisitions for tests, and the bodies that make them.
import type { AutomationWhat } from '#contract/automation/automation.ts'
import { runAutomations } from '#server/automation/run-automations.ts'
import { tendAutomations } from '#server/automation/tend-automations.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'

import type { TestApp } from './test-app.ts'

/** What creates a rule: unless told otherwise, no matter who submits is advanced. */
export function ruleBody(values: Partial<AutomationWhat & { name: string }> = {}) {
  return {
    name: 'Advance everyone',
    trigger: { kind: 'submitted' as const },
    conditions: [],
    actions: [{ kind: 'advance' as const }],
    delay_hours: 0,
    ...values,
  }
}

export function automationUrl(jobId: number, slug = ''): string {
  return `/smartreq/v1/${jobId}/automation/${slug === '' ? '' : `${slug}/`}`
}

/** Lets rules act as the queue would, until nothing is left to do; how many jobs that took. */
export async function runRules(test: TestApp): Promise<number> {
  const { database, jobs, clock, recordedJobs } = test
  const deps = { database, jobs, now: clock.now, origin: 'http://localhost' }
  let count = 0
  for (;;) {
    const index = recordedJobs.findIndex(({ name }) => name === 'run-automations')
    const [job] = index === -1 ? [] : recordedJobs.splice(index, 1)
    if (job === undefined) return count
    await runAutomations(deps, jobPayloads['run-automations'].parse(job.payload))
    count += 1
  }
}

/** Lets rules act by the clock. */
export async function tendRules({ database, jobs, clock }: TestApp): Promise<void> {
  await tendAutomations({ database, jobs, now: clock.now, origin: 'http://localhost' })
}
