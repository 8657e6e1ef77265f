/**
 * `bulk-reject-10000`: rejecting ten thousand applicants that match a filter, by two commands about five thousand each, which
 * is the most that one takes; a command is answered when all of it is stored. The reference is one transaction of three
 * statements about as many others of the same requisition: it moves them and writes their decisions and the audit trail.
 */
import { randomUUID } from 'node:crypto'

import { SELECTION_LIMITS } from '../../src/contract/decisions/application-actions.ts'
import { addApplicants, signInToRequisition, type ApplicantList } from './applicant-environment.ts'
import type { Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'

/** Each of the two sets of a side applied in a year of its own, which the filter names. */
const YEARS = { ours: [2001, 2002], reference: [2003, 2004] } as const

export function bulkRejectionBenches(): Bench[] {
  return [
    {
      name: 'bulk-reject-10000',
      unit: 'ms',
      direction: 'lower',
      bound: 3,
      rounds: 3,
      ours: rejectOurs,
      reference: rejectReference,
      close: closeEnvironment,
    },
  ]
}

async function rejectOurs(): Promise<number> {
  const { ours } = await getEnvironment()
  const { jobId, token, reasonId } = await getSets()
  await recover(YEARS.ours)
  const url = `${ours}/smartreq/v1/${jobId}/bulk-reject-applicants/`
  const started = performance.now()
  for (const year of YEARS.ours) {
    const body = { matching: spanOf([year, year]), rejection_reason_id: reasonId }
    const reply = await callApi({ url, token, key: randomUUID(), body })
    const { done } = (reply as { data: { done: unknown[] } }).data
    if (done.length !== SELECTION_LIMITS.matching) throw new Error(`${done.length} were rejected.`)
  }
  return performance.now() - started
}

async function rejectReference(): Promise<number> {
  const { reference } = await getEnvironment()
  const { jobId, reasonId } = await getSets()
  await recover(YEARS.reference)
  const url = `${reference}/rejections/${jobId}`
  const started = performance.now()
  await callApi({ url, body: { ...spanOf(YEARS.reference), reason_id: reasonId } })
  return performance.now() - started
}

function spanOf([first, last]: readonly [number, number]) {
  return { applied_from: `${first}-01-01T00:00:00Z`, applied_to: `${last + 1}-01-01T00:00:00Z` }
}

/** Both sides begin each round with applicants whom no one has decided about. */
async function recover(years: readonly [number, number]): Promise<void> {
  const { pool } = await getEnvironment()
  const { jobId } = await getSets()
  const { applied_from: from, applied_to: to } = spanOf(years)
  await pool.query(RECOVER, [jobId, from, to])
  await pool.query('vacuum analyze application')
}

const RECOVER = `
update application set status = 'new', step_status = 'awaiting_decision', decided_at = null
where job_id = $1 and created_at >= $2 and created_at < $3`

type Sets = ApplicantList & { reasonId: number }

let known: { environment: object; sets: Promise<Sets> } | undefined

async function getSets(): Promise<Sets> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, sets: prepare() }
  return known.sets
}

async function prepare(): Promise<Sets> {
  const { ours } = await getEnvironment()
  for (const year of [...YEARS.ours, ...YEARS.reference])
    await addApplicants({
      prefix: `rejected-${year}`,
      count: SELECTION_LIMITS.matching,
      newest: `timestamptz '${year}-12-31T00:00:00Z'`,
    })
  const list = await signInToRequisition()
  const url = `${ours}/smartreq/v1/${list.jobId}/rejection-reasons/`
  const reply = await callApi({ url, token: list.token })
  const [reason] = (reply as { data: { rejection_reason_id: number }[] }).data
  if (reason === undefined) throw new Error('The company has no reason for a rejection.')
  return { ...list, reasonId: reason.rejection_reason_id }
}
