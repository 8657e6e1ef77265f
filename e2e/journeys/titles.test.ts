/** Every screen says in the tab which one it is, in the reader's language, and to those who only listen. */
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openPosition } from '../pages/candidate.ts'
import { screens } from '../screens.ts'

for (const role of new Set(screens.map((screen) => screen.role))) {
  test(`the screens of role ${role} have titles of their own`, async ({ page }) => {
    await signIn(page, role)
    for (const screen of screens.filter((one) => one.role === role)) {
      await page.goto(screen.path)
      await screen.prepare?.(page)
      await expect(page, screen.name).toHaveTitle(titled(screen.title))
    }
  })
}

test('a title follows the language, and what the screen is about', async ({ page }) => {
  await signIn(page, 'candidate')
  await page.goto('/user/progress')
  await expect(page).toHaveTitle(titled('My progress'))
  await page.getByRole('button', { name: /^Language:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page).toHaveTitle(titled('Mi progreso'))
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveTitle(titled(openPosition().title))
  await page.goBack()
  await expect(page).toHaveTitle(titled('Mi progreso'))
})

test('another page inside the app is announced, the one that was loaded is not', async ({
  page,
}) => {
  await signIn(page, 'candidate')
  await page.goto('/user/progress')
  const announcer = page.locator('#root > span[aria-live=polite]')
  const { title } = openPosition()
  const link = page.getByRole('link', { name: title }).first()
  await expect(link).toBeVisible()
  await expect(announcer).toHaveText('')
  await link.click()
  await expect(announcer).toHaveText(title)
})

/** The whole title of a page by its name. */
function titled(name: string | RegExp): string | RegExp {
  if (typeof name === 'string') return `${name} – Fairlead`
  return new RegExp(`^${name.source} – Fairlead$`, name.flags)
}
