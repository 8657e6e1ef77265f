// What a person sees on a page, as facts. It asks nothing of the app but what is painted.
import type { Page } from '@playwright/test'

import { within } from './within.ts'

export type Screen = {
  /** Path and query. */
  readonly address: string
  readonly question: {
    readonly id: string
    /** The values of its choices, in order. */
    readonly values: readonly number[]
    readonly chosen: number | null
  } | null
  /** What the badge says of the answers; null when there is none. */
  readonly badge: string | null
  /** The names of buttons and links. */
  readonly controls: readonly string[]
  readonly text: string
}

const TRIES = 20
/** A document that goes to the back/forward cache while it is read is frozen, and never answers. */
const ANSWERS = { ms: 10_000, why: 'The page does not answer.' }

/** Reads a page, once what was done on it is painted and the app has had its turn. */
export async function look(page: Page): Promise<Screen> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await within(page.evaluate(readScreen), ANSWERS)
    } catch (error) {
      // It was on its way to another document.
      if (left === 0 || page.isClosed()) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
}

/** Waits until something holds of the screen; says whether it does. */
export async function lookUntil(
  page: Page,
  given: { holds: (screen: Screen) => boolean; withinMs: number },
): Promise<{ screen: Screen; holds: boolean }> {
  const deadline = performance.now() + given.withinMs
  for (;;) {
    const screen = await look(page)
    if (given.holds(screen)) return { screen, holds: true }
    const left = deadline - performance.now()
    if (left <= 0) return { screen, holds: false }
    await untilChanged(page, { from: screen, withinMs: left })
  }
}

/** Waits until a page shows something else. */
async function untilChanged(page: Page, given: { from: Screen; withinMs: number }): Promise<void> {
  const { address, text } = given.from
  // What changes without words, such as a choice, is looked for again by and by.
  const timeout = Math.min(given.withinMs, 250)
  await page
    .waitForFunction(
      (before) =>
        location.pathname + location.search !== before.address ||
        document.body.innerText !== before.text,
      { address, text },
      { timeout },
    )
    .catch(() => undefined)
}

// Runs in the page.
async function readScreen(): Promise<Screen> {
  await painted()
  const form = document.querySelector<HTMLFormElement>('form[data-question-id]')
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const chosen = inputs.find((input) => input.checked)
  const badge = document.querySelector<HTMLElement>('header [data-save-state]')
  const words = badge?.querySelector<HTMLElement>('span:not([role=status])')
  const isBadgeSeen = badge?.checkVisibility({ visibilityProperty: true }) ?? false
  const controls = [...document.querySelectorAll<HTMLElement>('a, button')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  return {
    address: location.pathname + location.search,
    question:
      form === null
        ? null
        : {
            id: form.dataset['questionId'] ?? '',
            values: inputs.map((input) => Number(input.value)),
            chosen: chosen === undefined ? null : Number(chosen.value),
          },
    badge: isBadgeSeen ? (words?.innerText.split(' ·')[0]?.trim() ?? null) : null,
    controls: controls.map((one) => one.innerText.trim()),
    text: document.body.innerText,
  }

  // The app goes to work when the frame is out, after everything more urgent: no one reads a screen sooner than that.
  async function painted(): Promise<void> {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve())
      // A page in the background paints nothing.
      setTimeout(resolve, 500)
    })
    type Scheduler = { postTask: (run: () => void, how: object) => unknown }
    const { scheduler }: typeof globalThis & { scheduler?: Scheduler } = globalThis
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise<void>((resolve) => {
        if (scheduler === undefined) setTimeout(resolve, 0)
        else void scheduler.postTask(resolve, { priority: 'background' })
      })
  }
}
