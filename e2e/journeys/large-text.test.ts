/** Text at twice its size, as some users set it in the browser: it wraps, and no control leaves the screen. */
import type { Page } from '@playwright/test'

import { signIn, type Role } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { expectLoaded, screens } from '../screens.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
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
        expect.soft(found, `${screen.name}, ${size.width} px wide`).toEqual([])
      }
    }
  })

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
