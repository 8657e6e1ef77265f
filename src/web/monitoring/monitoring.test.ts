import { describe, expect, it } from 'vitest'

import { createAnalytics } from './analytics.ts'
import { createErrorReporter } from './error-reporter.ts'
import { noAnalytics, type Send } from './ports.ts'
import { scrubMessage, scrubStack } from './scrub.ts'
import { createVisitorLife } from './visitor-life.ts'

type Message = Parameters<Send>[0]

const RATES = { trace: 0.1, session_replay: 0.1, replay_on_error: 0.5 }
const ADA = { user_id: 1, track_user_with_pendo: true }
const BOB = { user_id: 2, track_user_with_pendo: true }
const EVE = { user_id: 3, track_user_with_pendo: false }

describe('a visitor', () => {
  it('is no one until a user allows it, and no one again after signing out', async () => {
    const { life, sent } = visits()
    life.screenShown('/login')
    await life.userChanged(EVE)
    life.screenShown('/hire')
    expect(sent).toEqual([])
    await life.userChanged(ADA)
    life.screenShown('/user/progress')
    await life.userChanged(null)
    life.screenShown('/login')
    expect(sent).toEqual([
      { type: 'screen', visitor_id: 'v1', pattern: '/hire' },
      { type: 'screen', visitor_id: 'v1', pattern: '/user/progress' },
    ])
  })

  it('is never the one who was there before', async () => {
    const { life, sent } = visits()
    life.screenShown('/hire')
    const first = life.userChanged(ADA)
    const second = life.userChanged(BOB)
    await Promise.all([first, second])
    life.screenShown('/user/privacy')
    expect(new Set(sent.map((message) => message['visitor_id']))).toEqual(new Set(['v2']))
  })

  it('is no one where the server says so', async () => {
    const sent: Message[] = []
    const life = createVisitorLife({ none: noAnalytics, find: async () => null })
    await life.userChanged(ADA)
    life.screenShown('/hire')
    expect(sent).toEqual([])
  })
})

describe('what is reported', () => {
  it('says what broke, and nothing about anyone', () => {
    const { reporter, sent } = reports({ random: () => 1 })
    const error = new TypeError('No ada@example.com at /user/12?token=abc in “Ada’s plan”')
    error.stack = `TypeError: ${error.message}\n    at open (https://app.example/assets/main-Ab1.js?x=1:12:34)\n    at https://elsewhere.example/ada@example.com`
    reporter.errorRaised(error)
    expect(sent).toEqual([
      {
        type: 'error',
        build: '9',
        name: 'TypeError',
        message: 'No [email] at /user/[n] in [words]',
        stack: ['assets/main-Ab1.js:12:34', '[elsewhere]'],
      },
    ])
    reporter.errorRaised({ email: 'ada@example.com' })
    expect(sent[1]).toMatchObject({ name: 'object', message: '' })
  })

  it('ends when a page breaks in a loop', () => {
    const { reporter, sent } = reports({ random: () => 1 })
    for (let count = 0; count < 100; count += 1) reporter.errorRaised(new Error('again'))
    expect(sent).toHaveLength(20)
  })

  it('times a tenth of the page loads: all of their screens, or none', () => {
    const draws = Array.from({ length: 100 }, (_, index) => index / 100)
    const timed = draws.map((draw) => {
      const { reporter, sent } = reports({ random: () => draw })
      reporter.screenTimed({ pattern: '/hire', ms: 12.4 })
      reporter.screenTimed({ pattern: '/hire', ms: 3 })
      return sent
    })
    expect(timed.filter((sent) => sent.length === 2)).toHaveLength(10)
    expect(timed.filter((sent) => sent.length === 0)).toHaveLength(90)
    expect(timed[0]?.[0]).toEqual({ type: 'trace', build: '9', pattern: '/hire', ms: 12 })
  })
})

describe('scrubbing', () => {
  it.each([
    ['Ada Lovelace <ada.l+x@example.co.uk> is gone', 'Ada Lovelace <[email]> is gone'],
    ['GET /user/v1/x/6f1d2c3b-0000-4000-8000-1234567890ab/ 404', 'GET /user/v[n]/x/[id]/ [n]'],
    ['token eyJhbGciOiJIUzI1NiJ9eyJhbGciOiJIUzI1NiJ9 failed', 'token [id] failed'],
    ['"Ada" is not a function', '[words] is not a function'],
    ['https://app.example/login?redirect=/user#top broke', 'https://app.example/login broke'],
  ])('%s', (message, scrubbed) => {
    expect(scrubMessage(message)).toBe(scrubbed)
  })

  it('keeps no message that a browser puts before the stack', () => {
    expect(scrubStack('Error: ada@example.com\nopen@https://a.example/assets/x.js:1:2')).toEqual([
      'assets/x.js:1:2',
    ])
  })
})

function visits() {
  const sent: Message[] = []
  const life = createVisitorLife({
    none: noAnalytics,
    find: async (userId) => ({
      id: `v${userId}`,
      analytics: createAnalytics((message) => sent.push(message)),
    }),
  })
  return { life, sent }
}

function reports({ random }: { random: () => number }) {
  const sent: Message[] = []
  const send: Send = (message) => sent.push(message)
  return { reporter: createErrorReporter({ send, rates: RATES, build: '9', random }), sent }
}
