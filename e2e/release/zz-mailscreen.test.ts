import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
test.use({ serviceWorkers: 'block' })
test.setTimeout(400_000)
const OUT = '/tmp/shots'
test('photos', async ({ page, freshApp: { url } }) => {
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()) })
  page.on('response', (r) => { if (r.status() >= 400) console.log('RESP', r.status(), r.request().method(), r.url()) })
  const shoot = async (name: string, path: string, ready: () => Promise<unknown>) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.emulateMedia({ colorScheme: 'light' })
    await goTo(page, path)
    try { await ready() } catch (e) { console.log('NOT READY', name, String(e).slice(0, 200)) }
    await page.waitForTimeout(1200)
    for (const width of [1440, 768, 390]) for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark' && width === 768) continue
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 1000 })
      await page.waitForTimeout(350)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) console.log('WIDE', name, width, over)
      await page.screenshot({ path: `${OUT}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 1000 })
  }
  const { signInByCall } = await import('../fixtures/sign-in.ts')
  const { DEMO_PROVIDER } = await import('../../src/server/db/demo/companies.ts')
  const { memberOf } = await import('../fixtures/sign-in.ts')
  await signInByCall(page, { url, email: memberOf('Account admin').email })
  const frame = () => expect(page.frameLocator('iframe').locator('body')).toContainText(/\w/, { timeout: 8000 })
  await shoot('c-list', `${url}/settings/templates/email`, () => expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible())
  const links = await page.getByRole('link', { name: /^Edit/ }).evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  console.log('LINKS', links.join(' '))
  await shoot('c-system', url + links[0], frame)
  await expectAccessible(page, 'system')
  await shoot('c-details', url + links[0] + '?tab=details', frame)
  await shoot('c-plain', url + links[0] + '?tab=plain-text', frame)
  await shoot('c-test', url + links[0] + '?tab=test-data', frame)
  await expectAccessible(page, 'test data')
  await shoot('c-team', `${url}/settings/templates/email/next-step`, frame)
  await shoot('c-new', `${url}/settings/templates/email/new`, () => expect(page.getByLabel('Subject')).toBeVisible())
  await page.context().clearCookies()
  await signInByCall(page, { url, email: DEMO_PROVIDER.email })
  await shoot('p-list', `${url}/email-editor`, () => expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible())
  await expectAccessible(page, 'p-list')
  await shoot('p-reset', `${url}/email-editor/reset-password`, frame)
  await page.getByRole('button', { name: 'HTML' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: `${OUT}/p-html-1440.png`, fullPage: true })
  await page.getByLabel('Subject').fill('Hi {{salary}}')
  await page.getByRole('checkbox', { name: 'Dark' }).check()
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${OUT}/p-invalid-1440.png`, fullPage: true })
  await expectAccessible(page, 'p-invalid')
})
