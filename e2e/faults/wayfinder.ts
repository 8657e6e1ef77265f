// Finds the way that a person finds: from whatever is on the screen to their questions, through login pages and pledges.
import type { Page } from '@playwright/test'

import { ACTIVITY, PASSWORD, type Person } from './data-folder.ts'
import { activityAddress, open, type Scene } from './scene.ts'
import { look, lookUntil, type Screen } from './screen.ts'

type Way = {
  readonly page: Page
  readonly person: Person
  readonly isThere: (screen: Screen) => boolean
  readonly withinMs: number
}

const KEEP = 'Keep it for my next sign-in on this device'
/** At the questions, and where they would be. */
const SIGN_IN_AGAIN = ['Sign in again to send your answers', 'Sign in to continue.']
/** How long a person waits for a click to do something. */
const PATIENCE_MS = 2000

/** Goes on by what the screen offers until it is there; says whether it came there. */
export async function reach(scene: Scene, way: Way): Promise<boolean> {
  const deadline = performance.now() + way.withinMs
  for (;;) {
    const screen = await look(way.page)
    if (way.isThere(screen)) return true
    const left = deadline - performance.now()
    if (left <= 0) return false
    // What is gone by the time that it is clicked was on its way to the next screen.
    await goOn(scene, { ...way, screen }).catch(() => undefined)
    const isElsewhere = (next: Screen) =>
      next.address !== screen.address || next.text !== screen.text || next.badge !== screen.badge
    await lookUntil(way.page, { holds: isElsewhere, withinMs: Math.min(left, PATIENCE_MS) })
  }
}

/** The questions, or what comes after them. */
export function isAtQuestions(screen: Screen): boolean {
  return screen.question !== null || screen.badge !== null || isDone(screen)
}

/** Everything is with the server, as far as the screen says. */
export function isSettled(screen: Screen): boolean {
  if (/not submitted yet|Sending…/i.test(screen.text)) return false
  return screen.badge === 'Saved' || isDone(screen)
}

/** The session has ended, and the page says so. */
export function asksForSignIn(text: string): boolean {
  return SIGN_IN_AGAIN.some((label) => text.includes(label))
}

/** Submitted: the questions do not open any more. */
function isDone({ address, text }: Screen): boolean {
  return address.startsWith('/user/progress-tracker') && isSubmittedThere.test(text)
}

const isSubmittedThere = new RegExp(`${ACTIVITY}\\s+Submitted`)

/** True while a different user is signed in on this device: the login page leads straight to their own start page. */
function isOfAnother({ address, controls }: Screen, person: Person): boolean {
  const account = controls.find((name) => name.includes('Account:'))
  const isMine = account === undefined || account.includes(person.lastName)
  return !isMine && !address.startsWith('/logout')
}

async function goOn(scene: Scene, given: Way & { screen: Screen }): Promise<void> {
  const { page, person, screen } = given
  const { address, controls, text } = screen
  const quick = { timeout: PATIENCE_MS }
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).first().click(quick)
  if (isOfAnother(screen, person)) return open(scene, { page, person, address: '/logout' })
  if (address.startsWith('/login')) return atLoginPage(given)
  if (address.startsWith('/logout')) return controls.includes(KEEP) ? press(KEEP) : undefined
  if (controls.includes('Accept and start')) return press('Accept and start')
  if (asksForSignIn(text))
    return page.getByRole('main').getByRole('link', { name: 'Sign in' }).click(quick)
  if (controls.includes('Try again')) return press('Try again')
  if (address === activityAddress(person) && screen.badge !== null) return
  await open(scene, { page, person, address: activityAddress(person) })
}

async function atLoginPage({ page, person, screen }: Way & { screen: Screen }): Promise<void> {
  const quick = { timeout: PATIENCE_MS }
  if (!screen.controls.includes('Sign in')) return
  await page.getByLabel('Email').fill(person.email, quick)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD, quick)
  await page.locator('form button[type=submit]').click(quick)
}
