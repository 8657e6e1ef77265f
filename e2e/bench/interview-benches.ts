/**
 * `interview-panel-slots`: what the booking page asks for, with a panel of five, over all days that are offered; against a bare
 * route that reads the rows that the times follow from and hands them on.
 *
 * `interview-booking`: a candidate takes a free time, until it is answered; against a bare insert into a table that takes no
 * two bookings of an interviewer at one time.
 */
import { median, type Bench } from './bench.ts'
import { closeEnvironment, getEnvironment } from './environment.ts'
import {
  bookingPath,
  getInterviewers,
  inviteCandidates,
  slotsOf,
  visit,
  visitReference,
} from './interview-environment.ts'
import { CREATE_BOOKINGS } from './reference-interviews.ts'

const CALLS = 40
const ZONE = 'Europe/Berlin'

export function interviewBenches(): Bench[] {
  const shared = {
    unit: 'ms',
    direction: 'lower',
    bound: 3,
    rounds: 5,
    close: closeEnvironment,
  } as const
  return [
    {
      ...shared,
      name: 'interview-panel-slots',
      ours: async () => {
        const path = bookingPath(await getPanel())
        return medianOf(() => visit({ path }))
      },
      reference: async () => {
        const path = `/panel-slots/${await getPanel()}`
        return medianOf(() => visitReference({ path }))
      },
    },
    { ...shared, name: 'interview-booking', ours: bookOurs, reference: bookReference },
  ]
}

let known: { environment: object; panel: Promise<string> } | undefined

async function getPanel(): Promise<string> {
  const environment = await getEnvironment()
  if (known?.environment !== environment) known = { environment, panel: preparePanel() }
  return known.panel
}

async function preparePanel(): Promise<string> {
  const [link = ''] = await inviteCandidates({ name: 'panel', count: 1, mode: 'panel' })
  const { length } = await slotsOf(link)
  if (length === 0) throw new Error('The panel has no free time.')
  return link
}

async function bookOurs(): Promise<number> {
  const links = await inviteCandidates({ name: 'bookings', count: CALLS, mode: 'one' })
  const times: number[] = []
  for (const link of links) {
    const [starts_at] = await slotsOf(link)
    const path = `${bookingPath(link)}book/`
    times.push(await timeOf(() => visit({ path, body: { starts_at, time_zone: ZONE } })))
  }
  return median(times)
}

async function bookReference(): Promise<number> {
  const { pool } = await getEnvironment()
  const { ids } = await getInterviewers()
  await pool.query(CREATE_BOOKINGS)
  await pool.query('truncate bare_booking')
  let at = Date.UTC(2030, 0, 1)
  return medianOf((call) => {
    at += 3_600_000
    const body = { user_id: ids[call % ids.length], starts_at: new Date(at).toISOString() }
    return visitReference({ path: '/bookings', body })
  })
}

async function medianOf(work: (call: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call += 1) times.push(await timeOf(() => work(call)))
  return median(times)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
