/**
 * The list that recruiters live in: the first fifty of fifty thousand applicants, by name, and those that a text finds; and the
 * same when a million applied to the company.
 */
import {
  addApplicants,
  getApplicantList,
  listThroughOurs,
  listThroughReference,
  renewSignIn,
} from './applicant-environment.ts'
import { median, type Bench } from './bench.ts'
import { closeEnvironment, CONNECTIONS, getEnvironment } from './environment.ts'

const BY_NAME = 'ordering=name'
/** A part of a name that some dozens have. */
const BY_TEXT = 'ordering=name&search=last1a2'
const OTHERS = 950_000
/** At a time, so that no statement keeps the server from its other work for long. */
const OTHERS_AT_ONCE = 50_000

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
    {
      ...shared,
      name: 'applicants-of-a-million',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      ours: async () => {
        await measureAmongFew()
        return (await listThroughOurs(BY_NAME, alone)).p50
      },
      reference: measureAmongFew,
    },
  ]
}

const VACUUM = 'vacuum analyze application, applicant'
let amongFew: Promise<number> | undefined

/**
 * The reference of `applicants-of-a-million`: the same list, before there were 950,000 others in the company. Measured once,
 * since they come right after it.
 */
function measureAmongFew(): Promise<number> {
  amongFew ??= measureAndAdd()
  return amongFew
}

async function measureAndAdd(): Promise<number> {
  const { pool } = await getEnvironment()
  await getApplicantList()
  // As the database does by itself in time.
  await pool.query(VACUUM)
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    times.push((await listThroughOurs(BY_NAME, { connections: 1, count: 60 })).p50)
  }
  for (let added = 0; added < OTHERS; added += OTHERS_AT_ONCE) {
    const prefix = `other-${added}`
    await addApplicants({ prefix, count: OTHERS_AT_ONCE, newest: 'now()', isBeside: true })
  }
  await pool.query(VACUUM)
  await renewSignIn()
  return median(times)
}
