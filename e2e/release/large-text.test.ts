/**
 * Text at twice its size, as some users set it in the browser: it wraps between words, and no control leaves the
 * screen. At its usual size, menus and scores are whole on a small phone.
 */
import type { Page } from '@playwright/test'

import { signIn, type Role } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { expectLoaded, screens } from '../screens.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
/** Letters. */
const LONGEST_WORD = 12
/** Each layout once: public pages, the player, lists, cards, forms, the settings. */
const MAIN_SCREENS: readonly { role: Role; names: readonly string[] }[] = [
  { role: 'anonymous', names: ['login', 'create-account', 'device-check'] },
  { role: 'candidate', names: ['progress', 'tracker', 'question', 'review', 'personal-profile'] },
  { role: 'recruiter', names: ['requisitions', 'applicants', 'scorecard', 'trail'] },
  { role: 'admin', names: ['settings-users', 'settings-roles', 'settings-audit-trail'] },
]

for (const { role, names } of MAIN_SCREENS)
  test(`text at twice its size leaves all controls on the screens of the role ${role}`, async ({
    page,
  }) => {
    await signIn(page, role)
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await goTo(page, screen.path)
      await screen.prepare?.(page)
      await expectLoaded(page, screen)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const found = await findOutside(page)
        const where = `${screen.name}, ${size.width} px wide`
        expect.soft(found, where).toEqual([])
        expect.soft(await findSplitLabels(page), `split words, ${where}`).toEqual([])
      }
    }
  })

test('the account menu and the scores are whole on the smallest phone', async ({ page }) => {
  await signIn(page, 'recruiter')
  await page.setViewportSize({ width: 320, height: 568 })
  for (const name of ['applicants', 'scorecard']) {
    const screen = screens.find((one) => one.role === 'recruiter' && one.name === name)
    if (screen === undefined) throw new Error(`There is no screen ${name}.`)
    await goTo(page, screen.path)
    await screen.prepare?.(page)
    await expectLoaded(page, screen)
    expect.soft(await findSplitLabels(page), name).toEqual([])
  }
  await expectWholeMenu(page)
  await signIn(page, 'candidate')
  await expectWholeMenu(page)
})

/** Every entry is on the screen, or reached by scrolling the menu. */
async function expectWholeMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  const box = await menu.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  for (const entry of await menu.getByRole('menuitem').all()) {
    await entry.scrollIntoViewIfNeeded()
    await expect(entry).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
}

/** What does not fit, beside what scrolls in a region of its own, such as a table. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // By script: the policy of the app allows no style element.
    document.documentElement.style.fontSize = '200%'
    const { clientWidth: width, scrollWidth } = document.documentElement
    const doesScroll = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        doesScroll(element.parentElement))
    const controls = [...document.querySelectorAll('header, a, button, input, select, textarea')]
    const outside = controls.filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect()
      return own > 1 && (left < -1 || right > width + 1) && !doesScroll(control.parentElement)
    })
    const names = outside.map((one) => one.getAttribute('aria-label') ?? one.textContent)
    return scrollWidth > width ? [`the page is ${scrollWidth} px wide`, ...names] : names
  })
}

/** Words on two lines; addresses, and longer words than fit a phone at that size, may be. */
function findSplitLabels(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const split = new Set<string>()
    const range = document.createRange()
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.checkVisibility() !== true) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\S)[\p{L}\p{N}]+(?=[.,:;!?…)]*(?:\s|$))/gu,
      )) {
        if (word.length > longest) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (tops.size > 1) split.add(word)
      }
    }
    return [...split]
  }, LONGEST_WORD)
}
