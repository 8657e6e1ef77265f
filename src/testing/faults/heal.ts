import { isStandalone } from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'

import type { Device, Page } from './browser.ts'
// The end of every schedule: nothing fails any more, everyone comes back to where their work lies, and time passes.
// Whatever is not sent by then is stuck.
import { lookForOthers } from './check-isolation.ts'
import type { Person } from './person-pool.ts'
import type { Scene } from './scene.ts'

/** Longer than any reply takes. */
const PATIENCE_MS = 400_000
const FINISHING_MS = 2000
const SIGN_INS = 3

/** In which all arrives once nothing fails any more, though no one does anything. */
const LIVE_WITHIN_MS = 60_000

/** Repairs everything. First as it stands, with the pages that are open, then each person on each device in turn. */
export async function heal(scene: Scene, given: { isReopening: boolean }): Promise<void> {
  const { world, devices, people } = scene
  world.server.killAt(null)
  await world.run(Math.max(0, ...devices.map((device) => device.asleepUntil - world.now)))
  for (const device of devices) repair(device)
  // Whatever a user is doing at this moment, they finish it.
  await world.run(FINISHING_MS)
  for (const device of devices) await expectLive(scene, device)
  if (!given.isReopening) for (const device of devices) await goOn(scene, device)
  for (const device of devices) {
    for (const person of people) await comeBack(scene, { device, person })
  }
  scene.close()
  // What gave up waiting may still be on its way.
  await world.run(PATIENCE_MS)
}

function repair(device: Device): void {
  device.link.faults = []
  device.browser.endAt(null)
  device.worker.endAt(null)
  for (const page of device.pages) {
    page?.life.endAt(null)
    page?.door.failWrites(0, 'written')
  }
}

// Liveness, apart from safety: a page that is open and signed in sends all of its person's work by itself, and nothing is
// set aside that the server did not refuse (I15, I16).
async function expectLive(scene: Scene, device: Device): Promise<void> {
  const person = device.remembered
  const isTheirs = (page: Page | null) => page?.life.isOver === false && page.owner === person
  const isExcused = () =>
    !device.pages.some(isTheirs) || device.pages.some((page) => page?.isSignedOut() === true)
  if (person === null || isExcused()) return
  device.goOnline()
  const isFine = () => isQuiet(device, person) || isExcused()
  const isLive = await scene.world.runUntil(isFine, LIVE_WITHIN_MS)
  if (!isLive) scene.journal.trouble({ kind: 'stuck', what: 'something is not sent by itself' })
  const isRefused =
    device.link.refusals > 0 ||
    scene.journal.exchanges.some(
      ({ status, ...one }) => one.device === device.index && (status ?? 0) >= 400 && status !== 401,
    )
  if (!isRefused && refusalsOf(device, person).length > 0)
    scene.journal.trouble({ kind: 'stuck', what: 'something is set aside that no one refused' })
}

// The pages that are open find their way by themselves, once they are looked at; those that say so need a sign-in.
async function goOn(scene: Scene, device: Device): Promise<void> {
  const person = device.remembered
  const isTheirs = (page: Page | null) => page?.life.isOver === false && page.owner === person
  if (person === null || !device.pages.some(isTheirs)) return
  device.goOnline()
  const isAsked = () => device.pages.some((page) => isTheirs(page) && page?.isSignedOut() === true)
  // A sign-out that took its time: what is unsent waits for their next sign-in here.
  const isLeft = () => !device.pages.some(isTheirs)
  // More than once: the last word on an old session may come late, and take the cookies of the new one with it.
  for (let signIns = 0; signIns < SIGN_INS; signIns += 1) {
    await scene.world.runUntil(() => isQuiet(device, person) || isAsked() || isLeft(), PATIENCE_MS)
    if (!isAsked()) break
    // The way to sign in leads through another page.
    signInAgain(device, person)
  }
  await expectQuiet(scene, { device, person, when: 'on the page that was open', unless: isLeft })
}

async function comeBack(scene: Scene, given: { device: Device; person: Person }): Promise<void> {
  const { device, person } = given
  const { attempts, takes, outbox } = device.disk.rows()
  const isHere = [...attempts, ...takes, ...outbox].some((row) => row.ownerId === person.userId)
  if (!isHere) return
  device.kill()
  device.link.isOnline = true
  signInAgain(device, person)
  lookForOthers(scene, device.page(0))
  await expectQuiet(scene, { ...given, when: 'after coming back' })
  const refused = () => refusalsOf(device, person)
  if (refused().length === 0) return
  for (const index of person.activities.keys()) device.page(0).retry(index)
  device.page(0).retryOwn()
  await expectQuiet(scene, { ...given, when: 'after a new try' })
  for (const { refusal } of refused()) {
    const what = `something is refused for good: ${refusal?.code}`
    scene.journal.trouble({ kind: 'lost', what })
  }
}

function signInAgain(device: Device, person: Person): void {
  device.closePage(0)
  device.remembered = person
  device.signIn(person, 0)
}

async function expectQuiet(
  scene: Scene,
  given: { device: Device; person: Person; when: string; unless?: () => boolean },
): Promise<void> {
  const { device, person, when, unless = () => false } = given
  const isFine = () => isQuiet(device, person) || unless()
  if (await scene.world.runUntil(isFine, PATIENCE_MS)) return
  scene.journal.trouble({ kind: 'lost', what: `something is never sent ${when}` })
}

/** Nothing waits, but for what was refused: that must not hold up the rest (I5). */
function isQuiet(device: Device, person: Person): boolean {
  const { answers, outbox, entries, takes } = device.disk.rows()
  const deadLettered = attemptsOf(device, person).filter((row) => row.refusal !== null)
  const isDue = (row: { ownerId: number; attemptId: string }) =>
    row.ownerId === person.userId && !deadLettered.some((one) => one.attemptId === row.attemptId)
  const isUnsent = (row: { isWaiting: 0 | 1; ownerId: number; attemptId: string }) =>
    row.isWaiting === 1 && isDue(row)
  // A recording goes with the attempt at its activity, under whatever id that was begun.
  const isUnsentTake = (take: TakeRow) =>
    take.ownerId === person.userId &&
    isTakeUnsent(take) &&
    !deadLettered.some((one) => one.jobStepActivityId === take.jobStepActivityId)
  return (
    !outbox.some((row) => isDue(row) && !(isStandalone(row) && row.refusal !== null)) &&
    ![...answers, ...entries].some(isUnsent) &&
    !takes.some(isUnsentTake)
  )
}

// A take that no one ended is all sent, and stays open.
function isTakeUnsent({ isWaiting, refusal, state, sentChunks, parts }: TakeRow): boolean {
  return isWaiting === 1 && refusal === null && (state !== 'recording' || sentChunks < parts.length)
}

function attemptsOf(device: Device, person: Person) {
  return device.disk.rows().attempts.filter((row) => row.ownerId === person.userId)
}

function refusalsOf(device: Device, person: Person) {
  const { takes, outbox } = device.disk.rows()
  const others = [...takes, ...outbox.filter(isStandalone)].filter(
    (row) => row.ownerId === person.userId,
  )
  return [...attemptsOf(device, person), ...others].filter((row) => row.refusal !== null)
}
