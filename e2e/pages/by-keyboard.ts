/** Using the app without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test'

const FURTHEST = 60

/** Presses Tab until the control has the focus, as a user would who looks for it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${FURTHEST} times Tab did not reach ${String(control)}`)
}

/** Finds a button or a link by Tab, and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Opens a menu and goes down to one of its items. */
export async function choose(
  page: Page,
  { menu, item }: { menu: Locator; item: Locator },
): Promise<void> {
  await tabTo(page, menu)
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeVisible()
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await hasFocus(item)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows did not reach ${String(item)}`)
}

/** Types into a field that Tab found. */
export async function typeInto(
  page: Page,
  { field, text }: { field: Locator; text: string },
): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}
