/** A title follows the reader's language, and is said to those who only listen. That every screen has one: accessibility. */
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { titled } from '../fixtures/titled.ts'
import { openPosition } from '../pages/candidate.ts'

test('a title follows the language and the screen, and a screen that is opened inside the app is announced', async ({
  page,
}) => {
  await signIn(page, 'candidate')
  await page.goto('/user/progress')
  await expect(page).toHaveTitle(titled('My progress'))
  const announcer = page.locator('#root > span[aria-live=polite]')
  const { title } = openPosition()
  const link = page.getByRole('link', { name: title }).first()
  await expect(link).toBeVisible()
  // The browser itself says the title of a page that it loads.
  await expect(announcer).toHaveText('')
  await link.click()
  await expect(announcer).toHaveText(title)
  await expect(page).toHaveTitle(titled(title))

  await page.goBack()
  await expect(page).toHaveTitle(titled('My progress'))
  await page.getByRole('button', { name: /^Language:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page).toHaveTitle(titled('Mi progreso'))
  await link.click()
  await expect(page).toHaveTitle(titled(title))
  await page.goBack()
  await expect(page).toHaveTitle(titled('Mi progreso'))
})
