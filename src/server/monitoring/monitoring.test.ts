import { describe, expect, it } from 'vitest'

import { readEnv } from '#server/http/env.ts'
import { buildPerson } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const URLS = {
  analyticsUrl: 'https://visits.example/collect',
  errorReportingUrl: 'https://errors.example/api/1',
}
const off = await openTestApp()
const on = await openTestApp({ monitoring: URLS })

const visitorOf = (userId: number) => `/user/v1/analytics-visitor/user/${userId}/`

describe('without addresses', () => {
  it('no one is watched, whatever they allow, and the app may talk to no other user', async () => {
    const { userId, client } = await off.signUp()
    expect((await client.put(visitorOf(userId), { is_allowed: true })).body.data).toEqual({
      is_offered: false,
      is_allowed: true,
      visitor: null,
    })
    const reporting = await off.client().get('/auth/v1/error-reporting/')
    expect(reporting.body.data).toBeNull()
    const page = await off.app.inject('/login')
    expect(page.headers['content-security-policy']).not.toContain('connect-src')
  })
})

describe('with addresses', () => {
  it('errors are reported at the specified rates, and their origins alone are let through', async () => {
    const { body } = await on.client().get('/auth/v1/error-reporting/')
    expect(body.data).toEqual({
      url: URLS.errorReportingUrl,
      rates: { trace: 0.1, session_replay: 0.1, replay_on_error: 0.5 },
    })
    const page = await on.app.inject('/login')
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self' https://visits.example https://errors.example;",
    )
  })

  it('a user is a visitor when they allow it, under a number of their own that stays', async () => {
    const { userId, client } = await on.signUp()
    expect((await client.get(visitorOf(userId))).body.data).toEqual({
      is_offered: true,
      is_allowed: false,
      visitor: null,
    })
    const allowed = (await client.put(visitorOf(userId), { is_allowed: true })).body.data
    expect(allowed.visitor).toMatchObject({ url: URLS.analyticsUrl })
    expect(allowed.visitor.visitor_id).toMatch(/^[0-9a-f]{32}$/)
    expect((await client.get('/auth/v1/')).body.data.track_user_with_pendo).toBe(true)
    expect((await client.get(visitorOf(userId))).body.data).toEqual(allowed)

    const other = await on.signUp()
    const theirs = await other.client.put(visitorOf(other.userId), { is_allowed: true })
    expect(theirs.body.data.visitor.visitor_id).not.toBe(allowed.visitor.visitor_id)
    const again = (await client.put(visitorOf(userId), { is_allowed: false })).body.data
    expect(again).toEqual({ is_offered: true, is_allowed: false, visitor: null })
  })

  it('is no other user’s to see or to change', async () => {
    const { userId } = await buildPerson(on.database)
    const stranger = await on.signUp()
    for (const id of [userId, 999_999_999]) {
      expect((await stranger.client.get(visitorOf(id))).status).toBe(404)
      expect((await stranger.client.put(visitorOf(id), { is_allowed: true })).status).toBe(404)
    }
  })
})

describe('the environment', () => {
  const given = {
    SECRET: 'x'.repeat(32),
    ANALYTICS_URL: URLS.analyticsUrl,
    ERROR_REPORTING_URL: URLS.errorReportingUrl,
  }

  it('has visits counted in production alone', () => {
    expect(readEnv({ ...given, NODE_ENV: 'production' }).monitoring).toEqual(URLS)
    expect(readEnv(given).monitoring).toEqual({ ...URLS, analyticsUrl: undefined })
  })

  it('takes nothing but addresses', () => {
    expect(() => readEnv({ ...given, ANALYTICS_URL: 'javascript:alert(1)' })).toThrow(
      'ANALYTICS_URL',
    )
  })
})
