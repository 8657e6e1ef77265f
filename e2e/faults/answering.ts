// A person at the questions: chooses, goes back and forth, submits, and notes what they see.
import type { Page } from '@playwright/test'

import type { Person } from './data-folder.ts'
import { isHandedIn, lifeOf, observe, type Scene } from './scene.ts'
import { look, lookUntil, type Screen } from './screen.ts'
import { isAtQuestions, reach } from './wayfinder.ts'

const QUESTIONS = 36
/** How long a person looks at a screen that does not do what it should. */
const SHORT_MS = 1500
const ARRIVES_WITHIN_MS = 5000
/** What a tab offers that another one is in front of. */
export const GO_ON_HERE = 'Continue here'

/**
 * Chooses at the question on screen, by its number key; false when there is none. `isPatient`: waits to read where the
 * answer is. `isClosing`: closes the page as soon as it shows the choice; what its badge says then is promised (I17).
 */
export async function choose(
  scene: Scene,
  given: { page: Page; person: Person; key: number; isPatient: boolean; isClosing?: boolean },
): Promise<boolean> {
  const { page, person, key, isPatient, isClosing = false } = given
  const isThere = (screen: Screen) => screen.question !== null || isAtQuestions(screen)
  await reach(scene, { page, person, isThere, withinMs: ARRIVES_WITHIN_MS })
  await goOnHere(page)
  const { question } = await look(page)
  if (question === null) return false
  const index = indexToPress(question, key)
  const value = question.values[index] ?? 0
  const life = lifeOf(scene, page)
  const choice = scene.diary.choose({ person, life, questionId: question.id, value })
  await page.keyboard.press(String(index + 1))
  const isChosen = (screen: Screen) =>
    screen.question?.id === question.id && screen.question.chosen === value
  choice.isShown = (await lookUntil(page, { holds: isChosen, withinMs: SHORT_MS })).holds
  if (isClosing) {
    await observe(scene, page)
    await page.close()
    return true
  }
  const isSaying = ({ badge }: Screen) => badge !== null && badge !== 'Saving…'
  if (isPatient) await lookUntil(page, { holds: isSaying, withinMs: SHORT_MS })
  await observe(scene, page)
  return true
}

// Another tab may be the live one: the user who wants to go on in this one claims the attempt.
async function goOnHere(page: Page): Promise<void> {
  const goOnHere = page.getByRole('button', { name: GO_ON_HERE })
  if (!(await goOnHere.isVisible())) return
  // It may become the live one by itself meanwhile.
  await goOnHere.click({ timeout: SHORT_MS }).catch(() => undefined)
  const isLive = ({ controls }: Screen) => !controls.includes(GO_ON_HERE)
  await lookUntil(page, { holds: isLive, withinMs: ARRIVES_WITHIN_MS })
}

// Pressing what is chosen already is no choice.
function indexToPress({ values, chosen }: NonNullable<Screen['question']>, key: number): number {
  const index = (key - 1) % values.length
  return values[index] === chosen ? (index + 1) % values.length : index
}

/** From the question on screen to the next one, or to the review. */
export async function goForward(page: Page): Promise<void> {
  await leaveQuestion(page, () => page.keyboard.press('Enter'))
}

export async function goBack(page: Page): Promise<void> {
  await goOnHere(page)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  // Not at the first question.
  if ((await back.isVisible()) && (await back.isEnabled()))
    await leaveQuestion(page, () => back.click())
}

async function leaveQuestion(page: Page, leave: () => Promise<void>): Promise<void> {
  const before = await look(page)
  if (before.question === null) return
  await leave()
  const isElsewhere = ({ question }: Screen) => question?.id !== before.question?.id
  // Long: what is pressed next must not land on a question that comes late.
  await lookUntil(page, { holds: isElsewhere, withinMs: ARRIVES_WITHIN_MS })
}

/** Goes to the review and submits, whatever is open. */
export async function handIn(scene: Scene, page: Page): Promise<void> {
  const person = lifeOf(scene, page).person
  await reach(scene, { page, person, isThere: isAtQuestions, withinMs: ARRIVES_WITHIN_MS })
  await goOnHere(page)
  for (let left = QUESTIONS; left > 0 && (await look(page)).question !== null; left -= 1)
    await goForward(page)
  const { controls } = await look(page)
  if (!controls.includes('Submit')) return
  scene.diary.pressSubmit(person)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await submit.first().click()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Submit' }).click()
  await lookUntil(page, { holds: isHandedIn, withinMs: SHORT_MS })
  await observe(scene, page)
}
