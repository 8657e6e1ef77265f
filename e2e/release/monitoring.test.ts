/** What a monitoring service is told of a candidate: nothing until they allow it, and then which screens, never whose. */
import { randomBytes } from 'node:crypto'

import { openReceiver } from '../fixtures/receiver.ts'
import { startServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate } from '../pages/candidate.ts'

test('visits are counted when a user allows it, by patterns, and errors say nothing about anyone', async ({
  page,
}) => {
  const receiver = await openReceiver()
  const app = await startServer({
    template: process.env.FAIRLEAD_TEMPLATE,
    env: {
      NODE_ENV: 'production',
      SECRET: randomBytes(32).toString('hex'),
      ANALYTICS_URL: receiver.url,
      ERROR_REPORTING_URL: receiver.url,
    },
  })
  const ofType = (type: string) => receiver.messages().filter((one) => one['type'] === type)
  try {
    // Not one of the tenth that is timed.
    await page.addInitScript(() => {
      Math.random = () => 0.99
    })
    const isWatched = page.waitForResponse((reply) => reply.url().includes('/error-reporting/'))
    await applyAsNew(page, { url: app.url, candidate: newCandidate() })
    await isWatched
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Privacy' }).click()
    const switched = page.getByRole('checkbox', { name: 'Count which screens I open' })
    await expect(switched).not.toBeChecked()
    expect(receiver.messages()).toEqual([])

    await switched.click()
    await expect.poll(() => ofType('screen').at(-1)?.['pattern']).toBe('/user/privacy')
    await expect(switched).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(/progress-tracker\?ref=\d+/)
    await expect.poll(() => ofType('screen').at(-1)?.['pattern']).toBe('/user/progress-tracker')

    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('No ada@example.com at /user/12?token=abc')
      })
    })
    await expect.poll(() => ofType('error')).toHaveLength(1)
    expect(ofType('error')[0]).toMatchObject({
      name: 'Error',
      message: 'No [email] at /user/[n]',
      build: expect.any(String),
    })
    for (const message of receiver.messages()) {
      expect([message['cookie'], message['referer']]).toEqual([undefined, undefined])
      expect(JSON.stringify(message)).not.toMatch(/@|ref=|[0-9a-f]{8}-[0-9a-f]{4}-/)
    }
    expect(new Set(ofType('screen').map((one) => one['visitor_id'])).size).toBe(1)

    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sign in' })).toBeVisible()
    const before = ofType('screen').filter((one) => one['pattern'] !== '/logout').length
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    expect(ofType('screen').filter((one) => one['pattern'] !== '/logout')).toHaveLength(before)
  } finally {
    await app.remove()
    await receiver.close()
  }
})
