/**
 * The screening plan of a requisition, sixty activities with four hundred questions.
 *
 * `plan-save-p50`: another title for one step, saved as the editor saves it, against a bare route that does the same SQL:
 * it checks nothing, knows no one, and obeys no policy of the database.
 */
import { median, type Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'
import { changedBody, makeLargePlan, savePlan, signInRecruiter } from './plan-environment.ts'

const SAVES = 20

export function planBenches(): Bench[] {
  return [
    {
      name: 'plan-save-p50',
      unit: 'ms',
      direction: 'lower',
      bound: 3,
      rounds: 5,
      ours: saveOurs,
      reference: saveReference,
      close: closeEnvironment,
    },
  ]
}

async function saveOurs(): Promise<number> {
  const { ours: url } = await getEnvironment()
  const side = (await getPlans()).ours
  return timed(async () => {
    const body = changedBody(side.plan)
    side.plan = await savePlan({ url, token: side.token, jobId: side.jobId, body })
  })
}

async function saveReference(): Promise<number> {
  const { reference } = await getEnvironment()
  const side = (await getPlans()).reference
  return timed(async () => {
    const body = changedBody(side.plan)
    const url = `${reference}/plans/${side.jobId}`
    side.plan = (await callApi({ url, method: 'PUT', body })) as typeof side.plan
  })
}

async function timed(save: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < SAVES; count += 1) {
    const started = performance.now()
    await save()
    times.push(performance.now() - started)
  }
  return median(times)
}

type Planned = Awaited<ReturnType<typeof makeLargePlan>> & { token: string }
type Plans = { ours: Planned; reference: Planned }

let known: { environment: object; plans: Promise<Plans> } | undefined

// Each side has a plan of its own, so that neither waits for the other's lock.
async function getPlans(): Promise<Plans> {
  const environment = await getEnvironment()
  if (known?.environment !== environment)
    known = { environment, plans: makePlans(environment.ours) }
  return known.plans
}

async function makePlans(url: string): Promise<Plans> {
  const { token, accountId } = await signInRecruiter(url)
  const ours = await makeLargePlan({ url, token, accountId })
  const reference = await makeLargePlan({ url, token, accountId })
  return { ours: { ...ours, token }, reference: { ...reference, token } }
}
