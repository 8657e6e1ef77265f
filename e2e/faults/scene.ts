// One schedule's people and things, and what happens to them between the steps.
import type { Page } from '@playwright/test'

import { visit, type Browser } from './browser.ts'
import type { Person } from './data-folder.ts'
import type { Diary, PageLife } from './diary.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { look, type Screen } from './screen.ts'

export type Scene = {
  readonly proxy: FaultProxy
  /** Resolves when the server runs. */
  readonly whenServerUp: () => Promise<void>
  readonly browser: Browser
  readonly diary: Diary
  /** Whose device it is. */
  readonly owner: Person
  /** Who borrows it. */
  readonly guest: Person
  readonly lives: WeakMap<Page, PageLife>
  /** For the user who asks where it hangs. */
  doing: string
}

export function activityAddress({ refId, jobStepActivityId }: Person): string {
  return `/user/assessment-questions?ref=${refId}&activity=${jobStepActivityId}`
}

/** A tab of the owner's: the first one when the other is not open. */
export async function tabOf(scene: Scene, index: 0 | 1): Promise<Page> {
  const found = scene.browser.hasTab(index) ? index : 0
  const page = await scene.browser.tab(found, activityAddress(scene.owner))
  // No one looks at a tab behind another.
  if (scene.browser.hasTab(1)) await page.bringToFront()
  return page
}

/** From here on what the page says concerns what is chosen on it from here on. */
export function beginLife(
  scene: Scene,
  { page, person }: { page: Page; person: Person },
): PageLife {
  const life = { person }
  scene.lives.set(page, life)
  return life
}

export function lifeOf(scene: Scene, page: Page): PageLife {
  return scene.lives.get(page) ?? beginLife(scene, { page, person: scene.owner })
}

/** Opens an address in a page, for a person. */
export async function open(
  scene: Scene,
  given: { page: Page; person: Person; address: string },
): Promise<void> {
  beginLife(scene, given)
  await visit(given.page, scene.proxy.url + given.address)
}

/** Nothing fails any more. */
export async function repair(scene: Scene): Promise<void> {
  const { proxy, browser } = scene
  proxy.faults = []
  await scene.whenServerUp()
  proxy.isOnline = true
  await browser.setOffline(false)
  await browser.setDiskFull(false)
}

/** Reads what a page says of the answers, and whether it shows anything of another user. */
export async function observe(scene: Scene, page: Page): Promise<Screen> {
  const { diary } = scene
  const screen = await look(page)
  const life = lifeOf(scene, page)
  if (screen.badge === 'Saved') diary.promise(life, 'on-server')
  else if (screen.badge !== null && screen.badge !== 'Saving…') diary.promise(life, 'on-device')
  if (isHandedIn(screen))
    diary.handIn(life.person, { isSubmitted: screen.text.includes('Submitted. Thank you!') })
  lookForOthers(scene, { screen, person: life.person })
  return screen
}

export function isHandedIn({ text }: Screen): boolean {
  return text.includes('Submitted. Thank you!') || /not submitted yet|Sending…/i.test(text)
}

function lookForOthers(scene: Scene, given: { screen: Screen; person: Person }): void {
  const { diary, owner, guest } = scene
  const { screen, person } = given
  const other = person === owner ? guest : owner
  if (screen.text.includes(other.lastName) || screen.text.includes(other.email)) {
    const what = `${person.lastName} saw ${other.lastName} at ${screen.address}`
    diary.trouble({ kind: 'foreign', what })
  }
  const { question } = screen
  if (question === null || question.chosen === null) return
  const chosen = `${question.id} = ${question.chosen}`
  if (diary.choices.some((one) => one.person === person && isAt(one, question))) return
  diary.trouble({ kind: 'foreign', what: `${person.lastName} saw ${chosen}, and never chose it` })
}

function isAt(
  one: { questionId: string; value: number },
  question: NonNullable<Screen['question']>,
): boolean {
  return one.questionId === question.id && one.value === question.chosen
}
