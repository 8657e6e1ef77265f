// The end of every schedule: nothing fails any more, the person comes back, and everything goes to the server. Whatever
// is not sent by then is stuck.
import type { Page } from '@playwright/test'

import { GO_ON_HERE, handIn } from './answering.ts'
import type { Person } from './data-folder.ts'
import { untilAllSent } from './disk.ts'
import { arrive, LOGIN_PAGE, leave } from './hand-over.ts'
import { activityAddress, lifeOf, repair, observe, open, tabOf, type Scene } from './scene.ts'
import type { Schedule } from './schedule.ts'
import { look, lookUntil, type Screen } from './screen.ts'
import { asksForSignIn, isSettled, reach } from './wayfinder.ts'

const PATIENCE_MS = 30_000
/** In which all arrives once nothing fails any more, though no one does anything. */
const LIVE_WITHIN_MS = 60_000

export async function heal(scene: Scene, schedule: Schedule): Promise<void> {
  const { owner, guest, diary } = scene
  await repair(scene)
  await expectLive(scene)
  await finishSecondTab(scene)
  const page = await tabOf(scene, 0)
  if (schedule.isReopening)
    await open(scene, { page, person: owner, address: activityAddress(owner) })
  await settle(scene, { page, person: owner })
  if (schedule.isSubmitting && !diary.handedIn.has(owner)) {
    await handIn(scene, page)
    await settle(scene, { page, person: owner })
  }
  if (!diary.hasUnsent(guest)) return
  await leave(scene, { page, person: owner, signsOut: true })
  await arrive(scene, { page, person: guest, from: LOGIN_PAGE })
  await settle(scene, { page, person: guest })
}

// Liveness, apart from safety: the page in front sends all of its person's answers by itself (I15, I16).
async function expectLive(scene: Scene): Promise<void> {
  if (!scene.browser.hasTab(0)) return
  const page = await tabOf(scene, scene.browser.hasTab(1) ? 1 : 0)
  if (asksSomething(await look(page))) return
  const isOver = (screen: Screen) =>
    isSettled(screen) || asksSomething(screen) || isSetAside(screen)
  const { holds, screen } = await lookUntil(page, { holds: isOver, withinMs: LIVE_WITHIN_MS })
  const isRefused = scene.proxy.exchanges.some(
    ({ status }) => status !== null && status >= 400 && status < 500 && status !== 401,
  )
  const { userId: ownerId } = lifeOf(scene, page).person
  const isSent = () => untilAllSent(page, { ownerId, withinMs: LIVE_WITHIN_MS })
  if (holds && (isRefused || !isSetAside(screen)) && (!isSettled(screen) || (await isSent())))
    return
  const what = `what is at ${screen.address} is not sent by itself: ${screen.badge}`
  scene.diary.trouble({ kind: 'stuck', what })
}

/** The server refused it for good, as far as the page knows. */
function isSetAside({ badge }: Screen): boolean {
  return badge?.startsWith('Not accepted') === true
}

/** Anything but the questions: a sign-in, another tab that is in front, or a page that did not load. */
function asksSomething({ badge, controls, text }: Screen): boolean {
  return badge === null || controls.includes(GO_ON_HERE) || asksForSignIn(text)
}

// What it could not write so far, it can now.
async function finishSecondTab(scene: Scene): Promise<void> {
  if (!scene.browser.hasTab(1)) return
  const page = await tabOf(scene, 1)
  const isWritten = ({ badge }: Screen) => badge !== 'Saving…'
  await lookUntil(page, { holds: isWritten, withinMs: PATIENCE_MS })
  await observe(scene, page)
}

async function settle(scene: Scene, given: { page: Page; person: Person }): Promise<void> {
  const isThere = await reach(scene, { ...given, isThere: isSettled, withinMs: PATIENCE_MS })
  await observe(scene, given.page)
  const { userId: ownerId } = given.person
  if (isThere && (await untilAllSent(given.page, { ownerId, withinMs: PATIENCE_MS }))) return
  const { address, badge, text } = await look(given.page)
  const what = `something of ${given.person.lastName} is never sent: ${address}, badge ${badge}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`
  scene.diary.trouble({ kind: 'lost', what })
}
