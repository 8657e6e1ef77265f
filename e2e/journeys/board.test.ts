/** A recruiter moves applicants over the board of a requisition: with the mouse, by keyboard, and back. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { notices, openBoard } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

test(
  'a recruiter drags an applicant to the next step, and undoes it',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, 'recruiter')
    await openBoard(page)
    const [from, to] = [columns(page).nth(0), columns(page).nth(1)]
    const id = await movableCard(from).getAttribute('data-card-id')
    // By its id: two applicants may have one name.
    const cardIn = (column: Locator) => column.locator(`[data-card-id="${id}"]`)
    // To the heading, which is on the screen already: nothing scrolls while the card is dragged.
    await cardIn(from).dragTo(to.getByRole('heading'))
    await expect(cardIn(to)).toBeVisible()
    await expect(cardIn(from)).toBeHidden()
    const notice = notices(page).locator('> div').filter({ hasText: '1 advanced' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice.getByText('1 applicant put back.')).toBeVisible()
    await expect(cardIn(to)).toBeHidden()
    await test.step('the board is in the address', async () => {
      await reloadApp(page)
      await expect(columns(page).first().getByRole('link').first()).toBeVisible()
      await expectAccessible(page, 'the board of a requisition')
    })
  },
)

test('a recruiter moves an applicant by keyboard, and the focus goes along', async ({ page }) => {
  await signIn(page, 'recruiter')
  await openBoard(page)
  const [from, to] = [columns(page).nth(0), columns(page).nth(1)]
  const card = movableCard(from)
  const moved = to.locator(`[data-card-id="${await card.getAttribute('data-card-id')}"]`)
  await card.getByRole('button', { name: /^Move / }).press('Enter')
  await page.getByRole('menuitem').press('Enter')
  await expect(moved.getByRole('link')).toBeFocused()
  const notice = notices(page).locator('> div').filter({ hasText: '1 advanced' })
  await notice.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(notice.getByText('1 applicant put back.')).toBeVisible()
  await expect(moved).toBeHidden()
})

test('on a phone, the columns slide and the menu of a card offers the next step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'recruiter')
  await openBoard(page)
  const card = movableCard(columns(page).nth(0))
  await card.getByRole('button', { name: /^Move / }).click()
  await expect(page.getByRole('menuitem')).toBeVisible()
  await page.keyboard.press('Escape')
  await columns(page).nth(1).scrollIntoViewIfNeeded()
  await expect(columns(page).nth(1)).toBeInViewport()
  await expectNoSidewaysScroll(page, 'the board')
  await expectAccessible(page, 'the board on a phone')
})

/** Each is a section with a heading; the board around them is one as well. */
function columns(page: Page): Locator {
  return page.locator('section section').filter({ has: page.getByRole('heading', { level: 2 }) })
}

/** One who is new or active: others are not moved. */
function movableCard(column: Locator): Locator {
  return column
    .getByRole('listitem')
    .filter({ has: column.page().getByRole('button', { name: /^Move / }) })
    .first()
}
