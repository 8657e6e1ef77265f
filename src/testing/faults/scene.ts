// The people and devices of one schedule, and what may befall them.
import type { Device, DeviceChanges, DeviceSetUp } from './browser.ts'
import { createDevice } from './device.ts'
import { openJournal, type Journal } from './journal.ts'
import type { PersonPool, Person } from './person-pool.ts'
import type { World } from './world.ts'

export type SetUp = {
  /** How many candidates: the second one shares the devices of the first. */
  readonly people: number
  readonly devices: readonly (DeviceSetUp & {
    /** Who is signed in at the beginning. */
    readonly person: number
  })[]
}

export type Scene = {
  readonly world: World
  readonly people: readonly Person[]
  readonly devices: readonly Device[]
  readonly journal: Journal
  device(index: number): Device
  person(index: number): Person
  /** Ends everything that still lives. */
  close(): void
}

let addresses = 0

// The server's rate limits count in minutes of the real clock, of which a schedule may take less than one for an hour:
// each of its own minutes has an address of its own.
function addressPerMinute(world: World): () => string {
  let minute = -1
  let address = ''
  return () => {
    const current = Math.floor(world.now / 60_000)
    if (current !== minute) {
      minute = current
      addresses += 1
      address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
    }
    return address
  }
}

/** Everyone is signed in where they belong, and no page is open. */
export async function setScene(
  world: World,
  given: { personPool: PersonPool; setUp: SetUp; changes: DeviceChanges },
): Promise<Scene> {
  const { personPool, setUp, changes } = given
  const people = await world.tasks.outside(() => personPool.take(setUp.people))
  const journal = openJournal(() => world.now)
  const attemptOnServer: Device['attemptOnServer'] = ({ refId, jobStepActivityId }) => {
    const [row] = world.server.statements.query(ATTEMPT, [refId, jobStepActivityId]).rows
    return row === undefined ? null : String(Object.values(row as object)[0])
  }
  const devices: Device[] = []
  for (const [index, one] of setUp.devices.entries()) {
    const device = createDevice(world, {
      ...one,
      index,
      addressNow: addressPerMinute(world),
      journal,
      changes,
      attemptOnServer,
    })
    devices.push(device)
    const person = pick(people, one.person)
    device.link.cookies = world.signIn(person.userId)
    device.link.sessionOf = person.userId
    device.remembered = person
  }
  return {
    world,
    people,
    devices,
    journal,
    device: (index) => pick(devices, index),
    person: (index) => pick(people, index),
    close() {
      for (const device of devices) device.kill()
    },
  }
}

const ATTEMPT = `select attempt_id from attempt join user_step_activity u using (account_id, user_step_activity_id)
  join application a on a.account_id = attempt.account_id and a.user_smartreq_id = attempt.user_smartreq_id
  where a.ref_id = $1 and u.job_step_activity_id = $2`

// A schedule may name a second one where there is only one.
function pick<T>(from: readonly T[], index: number): T {
  const found = from[index % from.length]
  if (found === undefined) throw new Error('There is no one and nothing.')
  return found
}
