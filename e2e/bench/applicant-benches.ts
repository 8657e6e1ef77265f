/** The list that recruiters live in: the first fifty of fifty thousand applicants, by name, and those that a text finds. */
import { listThroughOurs, listThroughReference } from './applicant-environment.ts'
import type { Bench } from './bench.ts'
import { closeEnvironment, CONNECTIONS } from './environment.ts'

const BY_NAME = 'ordering=name'
/** A part of a name that some dozens have. */
const BY_TEXT = 'ordering=name&search=last1a2'

/** Ours signs in, checks access and obeys row-level security; the reference does none of it. */
export function applicantBenches(): Bench[] {
  const shared = { rounds: 5, close: closeEnvironment } as const
  const alone = { connections: 1, count: 60 }
  const personPool = { connections: CONNECTIONS, durationMs: 4000 }
  return [
    {
      ...shared,
      name: 'applicant-list-p50',
      unit: 'ms',
      direction: 'lower',
      bound: 2.5,
      ours: async () => (await listThroughOurs(BY_NAME, alone)).p50,
      reference: async () => (await listThroughReference(BY_NAME, alone)).p50,
    },
    {
      ...shared,
      name: 'applicant-list-rps',
      unit: 'rps',
      direction: 'higher',
      bound: 0.45,
      ours: async () => (await listThroughOurs(BY_NAME, personPool)).rps,
      reference: async () => (await listThroughReference(BY_NAME, personPool)).rps,
    },
    {
      ...shared,
      name: 'applicants-text-filter',
      unit: 'ms',
      direction: 'lower',
      bound: 3,
      ours: async () => (await listThroughOurs(BY_TEXT, alone)).p50,
      reference: async () => (await listThroughReference(BY_TEXT, alone)).p50,
    },
  ]
}
