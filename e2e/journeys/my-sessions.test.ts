/** Where somebody is signed in: a list of several pages, each with an address of its own, and ending what is not theirs. */
import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, PASSWORD, signInAs } from '../pages/candidate.ts'

/** As many as a page holds: with the one that looks, one more. */
const OTHERS = 25

test('the page of the list is in the address, and the back button leads to the one before', async ({
  page,
  playwright,
  freshApp: { url },
}) => {
  const { email } = DEMO_CANDIDATE
  await signInAs(page, { url, email, password: DEMO_PASSWORD })
  for (let made = 0; made < OTHERS; made += 1) {
    const device = await playwright.request.newContext({ baseURL: url })
    const reply = await device.post('/auth/v1/login/', { data: { email, password: DEMO_PASSWORD } })
    expect(reply.status()).toBe(200)
    await device.dispose()
  }
  const devices = page.getByRole('main').getByRole('heading', { level: 2 })
  const thisDevice = page.getByText('This device', { exact: true })
  await page.goto(`${url}/sessions`)
  await expect(devices).toHaveCount(OTHERS)
  await page.getByRole('button', { name: 'Used earlier' }).click()
  await expect(page).toHaveURL(/\/sessions\?page=2$/)
  await expect(devices).toHaveCount(1)
  await expect(thisDevice).toBeVisible()

  await page.reload()
  await expect(devices).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Used earlier' })).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(/\/sessions$/)
  await expect(devices).toHaveCount(OTHERS)
  await expect(thisDevice).toBeHidden()
  await page.goForward()
  await page.getByRole('button', { name: 'Used later' }).click()
  await expect(page).toHaveURL(/\/sessions$/)
  await expect(devices).toHaveCount(OTHERS)
})

test('a device is signed out by whoever knows the password', async ({
  page,
  playwright,
  sharedApp: { url },
}) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url, candidate })
  const { email } = candidate
  const phones = await Promise.all(
    [1, 2].map(async () => {
      const phone = await playwright.request.newContext({ baseURL: url })
      const data = { email, password: PASSWORD }
      expect((await phone.post('/auth/v1/login/', { data })).status()).toBe(200)
      return phone
    }),
  )
  const statuses = () =>
    Promise.all(phones.map(async (phone) => (await phone.get('/auth/v1/')).status()))
  const devices = page.getByRole('main').getByRole('heading', { level: 2 })
  await page.goto(`${url}/sessions`)
  await expect(devices).toHaveCount(3)

  const signOut = page.getByRole('button', { name: /^Sign out: / }).first()
  await signOut.click()
  const dialog = page.getByRole('dialog', { name: /^Sign .* out\?$|^Sign out everywhere\?$/ })
  const password = dialog.getByLabel('Current password')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'signing a device out')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(signOut).toBeFocused()

  await signOut.click()
  await password.fill('Wrong-Horse-1')
  await password.press('Enter')
  await expect(dialog.getByText('The current password you provided is incorrect.')).toBeVisible()
  await expectAccessible(page, 'signing a device out')
  expect(await statuses()).toEqual([200, 200])
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(devices).toHaveCount(2)
  await expect(dialog).toHaveCount(0)
  expect((await statuses()).toSorted((one, other) => one - other)).toEqual([200, 401])

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(dialog).toContainText('Every device is signed out, this one as well.')
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/logout|\/login/)
  expect(await statuses()).toEqual([401, 401])
  await Promise.all(phones.map((phone) => phone.dispose()))
})
