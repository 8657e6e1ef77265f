/** Where somebody is signed in: a list of several pages, each with an address of its own. */
import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'

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
