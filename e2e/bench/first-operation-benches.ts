import type { Device } from '../../src/testing/faults/browser.ts'
import { createRandom, seedOf } from '../../src/testing/faults/random.ts'
import { setScene, type Scene } from '../../src/testing/faults/scene.ts'
/**
 * How long an answer that waits on a device takes to reach the server once there is a network again: the real engine and
 * the real server in the fault harness's own time, so that an hour offline takes none. Each is the worst of many
 * states: devices that store blobs or bytes, one or two tabs, up to an hour of failed tries behind them, and a network
 * that comes back at any moment between two of them. Beside a network that the browser announces, one that nothing but the
 * engine's own timer can notice.
 */
import { openStage, type OpenStage } from '../../src/testing/faults/stage.ts'
import { beginWorld } from '../../src/testing/faults/world.ts'
import type { Bench } from './bench.ts'

const STATES = 40
const LIMIT_MS = 5000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Return = (device: Device) => void

/** Virtual milliseconds; the reference is the limit. */
export function firstOperationBenches(): Bench[] {
  return [
    bench('first-operation-announced', (device) => device.goOnline()),
    bench('first-operation-by-timer', (device) => {
      device.link.isOnline = true
    }),
  ]
}

function bench(name: string, comeBack: Return): Bench {
  let worst: Promise<number> | undefined
  return {
    name,
    unit: 'ms',
    direction: 'lower',
    bound: 1,
    rounds: 3,
    // The same to the millisecond each time: all of it follows from the seeds.
    ours: () => (worst ??= worstOf(comeBack)),
    reference: () => Promise.resolve(LIMIT_MS),
  }
}

async function worstOf(comeBack: Return): Promise<number> {
  // What a page leaves unhandled is lost with the page, as in the harness.
  const ignore = () => undefined
  process.on('unhandledRejection', ignore)
  const stage = await openStage()
  try {
    let worst = 0
    for (let index = 0; index < STATES; index += 1)
      worst = Math.max(worst, await measure(stage, { index, comeBack }))
    return worst
  } finally {
    await stage.close()
    process.off('unhandledRejection', ignore)
  }
}

async function measure(
  stage: OpenStage,
  { index, comeBack }: { index: number; comeBack: Return },
): Promise<number> {
  const seed = seedOf(1, index)
  const random = createRandom(seed)
  const world = beginWorld({ ...stage, seed, run: index + 1 })
  const setUp = {
    people: 1,
    devices: [{ storesBlobs: random.below(2) === 0, clockOffset: 0, person: 0 }],
  }
  const scene = await setScene(world, { ...stage, setUp })
  const device = scene.device(0)
  for (let tab = 0; tab <= random.below(2); tab += 1) device.page(tab)
  await world.run(MINUTE_MS)
  device.goOffline()
  device.page(0).answer({ activity: 0, question: 0, value: 1 + random.below(5) })
  // The wait between two tries grows no more after the fourth: the hour is one state, minutes do for the others.
  await world.run((index === 0 ? HOUR_MS : 2 * MINUTE_MS) + random.below(MINUTE_MS))
  const back = world.now
  comeBack(device)
  const hasArrived = () => arrivedAt(scene, back) !== null
  await world.runUntil(hasArrived, HOUR_MS)
  const at = arrivedAt(scene, back)
  scene.close()
  if (at === null) throw new Error(`Nothing arrived within an hour (state ${index}).`)
  return at - back
}

/** When the server had taken the first operation since; null as long as it did not. */
function arrivedAt(scene: Scene, since: number): number | null {
  const first = scene.journal.exchanges.find(
    ({ at, url, status }) =>
      at >= since && url.startsWith('/user-response/') && status !== null && status < 300,
  )
  return first?.answeredAt ?? null
}
