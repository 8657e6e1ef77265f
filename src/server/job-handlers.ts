// The jobs of the queue, and which slice does them.
import { JOB_NAMES } from './jobs/job-payloads.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import type { JobDeps, Slice } from './slice.ts'
import { SLICES } from './slices.ts'

/**
 * The handler of each kind of job.
 * @throws Error for a kind that no slice does, or two do
 */
export function jobHandlers(deps: JobDeps, slices: readonly Slice[] = SLICES): JobHandlers {
  const handlers: Partial<JobHandlers> = {}
  for (const { name, jobs } of slices) {
    const own = jobs?.(deps) ?? {}
    const twice = Object.keys(own).find((kind) => kind in handlers)
    if (twice !== undefined) throw new Error(`${twice}: two slices do this job, one is ${name}.`)
    Object.assign(handlers, own)
  }
  assertWhole(handlers)
  return handlers
}

function assertWhole(handlers: Partial<JobHandlers>): asserts handlers is JobHandlers {
  const missing = JOB_NAMES.filter((kind) => !(kind in handlers))
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: name it in \`jobs\` of the slice that does it.`)
}
