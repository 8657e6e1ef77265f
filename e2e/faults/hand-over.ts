// Another user takes the device, looks and answers, and gives it back: nothing of either may be seen by the other (I11).
import type { Page } from '@playwright/test'

import { choose, goForward } from './answering.ts'
import type { Person } from './data-folder.ts'
import { repair, observe, open, tabOf, type Scene } from './scene.ts'
import { lookUntil, type Screen } from './screen.ts'
import { isAtQuestions, reach } from './wayfinder.ts'

export const LOGIN_PAGE = '/login'
const ARRIVES_WITHIN_MS = 15_000

/** `signsOut`: the user who leaves says so; otherwise their session is simply gone. */
export async function handOver(
  scene: Scene,
  given: { signsOut: boolean; keys: readonly number[] },
): Promise<void> {
  const { owner, guest } = scene
  const page = await tabOf(scene, 0)
  // No one signs in without network.
  await repair(scene)
  await leave(scene, { ...given, page, person: owner })
  await arrive(scene, { page, person: guest, from: LOGIN_PAGE })
  for (const key of given.keys) {
    await choose(scene, { page, person: guest, key, isPatient: true })
    await goForward(page)
  }
  await lookAtDevice(scene, { page, person: guest })
  await leave(scene, { ...given, page, person: guest })
  await arrive(scene, { page, person: owner, from: LOGIN_PAGE })
}

/** Ends a person's session on the device; what they have not sent is kept for them. */
export async function leave(
  scene: Scene,
  given: { page: Page; person: Person; signsOut: boolean },
): Promise<void> {
  if (!given.signsOut) return scene.browser.device.context().clearCookies()
  await open(scene, { ...given, address: '/logout' })
  const isThere = ({ address }: Screen) => address.startsWith('/login')
  const hasLeft = await reach(scene, { ...given, isThere, withinMs: ARRIVES_WITHIN_MS })
  if (hasLeft) scene.diary.leave(given.person)
}

/** Signs a person in, and brings them to their questions. */
export async function arrive(
  scene: Scene,
  given: { page: Page; person: Person; from: string },
): Promise<void> {
  await open(scene, { ...given, address: given.from })
  const isThere = (screen: Screen) => !screen.address.startsWith('/log') && isAtQuestions(screen)
  const isHere = await reach(scene, { ...given, isThere, withinMs: ARRIVES_WITHIN_MS })
  const screen = await observe(scene, given.page)
  if (isHere) return
  const what = `${given.person.lastName} does not come to the questions, but to ${screen.address}`
  scene.diary.trouble({ kind: 'lost', what })
}

// The screen that lists what this device keeps of the user who is signed in.
async function lookAtDevice(scene: Scene, given: { page: Page; person: Person }): Promise<void> {
  const { page, person } = given
  await open(scene, { ...given, address: '/user/device' })
  const isListed = ({ text }: Screen) => /Nothing is kept|Answers on the server/.test(text)
  const { screen } = await lookUntil(page, { holds: isListed, withinMs: ARRIVES_WITHIN_MS })
  await observe(scene, page)
  const listed = [...screen.text.matchAll(/Answers on the server: \d+ of (\d+)/g)]
  const answers = listed.reduce((sum, [, count]) => sum + Number(count), 0)
  if (answers <= scene.diary.questionsOf(person).size) return
  const what = `the device shows ${person.lastName} ${answers} answers, which are not theirs`
  scene.diary.trouble({ kind: 'foreign', what })
}
