import { expect, it } from 'vitest'

import { buildCompany } from '#testing/builders.ts'
import { openTestApp, TEST_PASSWORD } from '#testing/test-app.ts'

type Line = Record<string, unknown>

const lines: Line[] = []
const write = (line: string) => void lines.push(JSON.parse(line) as Line)
const test = await openTestApp({ logLevel: 'info', logTo: { write } })

/** What was logged while that was done, but for the lines that say when a request was answered. */
async function securityOf(act: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length
  await act()
  return lines.slice(before).filter(({ msg }) => msg === 'security')
}

it('says who signed in, in which way and from where', async () => {
  const { email, userId } = await test.signUp()
  const client = test.client({ address: '203.0.113.4' })
  const body = { email, password: TEST_PASSWORD }
  const noted = await securityOf(() => client.post('/auth/v1/login/', body))
  expect(noted).toMatchObject([
    { event: 'signed_in', user: userId, route: '/auth/v1/login/', address: '203.0.113.4' },
  ])
})

it('says what is refused: a guess, a role, a foreign origin, a forged token', async () => {
  const { email, client, userId } = await test.signUp()
  const { accountId } = await buildCompany(test.database)
  const trail = `/account/v1/audit-trail/${accountId}/`
  const secret = 'Guessed-word-1!'
  const guess = { email, password: secret }
  expect(await securityOf(() => test.client().post('/auth/v1/login/', guess))).toMatchObject([
    { event: 'refused', code: 'incorrect_credentials', route: '/auth/v1/login/' },
  ])
  expect(await securityOf(() => client.get(trail))).toMatchObject([
    { event: 'refused', code: 'forbidden', user: userId },
  ])
  const headers = { origin: 'https://elsewhere.example' }
  expect(await securityOf(() => client.post('/auth/v1/login/', guess, { headers }))).toMatchObject([
    { event: 'refused', code: 'foreign_origin' },
  ])
  const forged = { authorization: 'Bearer e30.e30.e30' }
  const asForged = () => test.client().get('/auth/v1/', { headers: forged })
  expect(await securityOf(asForged)).toMatchObject([{ event: 'refused', code: 'unauthenticated' }])
  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(JSON.stringify(lines)).not.toContain(email)
})

it('is silent about what is everyday, and each answer names the user who asked', async () => {
  const { client, userId } = await test.signUp()
  expect(await securityOf(() => test.client().get('/auth/v1/'))).toEqual([])
  expect(await securityOf(() => client.get('/auth/v1/'))).toEqual([])
  expect(lines.findLast(({ msg }) => msg === 'answered')).toMatchObject({
    user: userId,
    status: 200,
  })
})
