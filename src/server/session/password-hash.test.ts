import { availableParallelism } from 'node:os'

import { expect, it } from 'vitest'

import { noBreaches } from '../integrations/breaches/port.ts'
import { hashNewPassword, hashPassword, verifyPassword } from './password-hash.ts'

const deps = { breaches: noBreaches }

it('knows the password, and no other, by OWASP’s parameters', async () => {
  const stored = await hashPassword('Right-pass-1!')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'Right-pass-1!')).toBe(true)
  expect(await verifyPassword(stored, 'Wrong-pass-1!')).toBe(false)
  expect(await verifyPassword(null, 'Right-pass-1!')).toBe(false)
})

it.each(['P@ssw0rd1!', 'Qwerty123!', 'Welcome1!', 'Fairlead-1!', 'Lovelace-1'])(
  'does not take %s, which is guessed first',
  async (password) => {
    const known = ['Ada', 'Lovelace', 'ada.love@example.com', undefined]
    await expect(hashNewPassword(deps, { password, words: known })).rejects.toMatchObject({
      code: 'password_guessable',
    })
  },
)

it('takes what is not guessed first, however long', async () => {
  for (const password of ['Correct-Horse-1', 'Harbour-77!', `Aa1!${'xq'.repeat(98)}`]) {
    const stored = await hashNewPassword(deps, { password, words: ['Ada', 'Lovelace'] })
    expect(await verifyPassword(stored, password)).toBe(true)
  }
})

it('knows a password as it was typed: neither cut nor trimmed, nor in other letters', async () => {
  const long = `Aa1!${'xq'.repeat(97)}`
  const stored = await hashPassword(`${long}zz`)
  expect(await verifyPassword(stored, `${long}zz`)).toBe(true)
  for (const other of [`${long}zy`, `${long}z`, ` ${long}zz`, `${long}zz `, `${long}ZZ`])
    expect(await verifyPassword(stored, other)).toBe(false)
})

it('answers many at once, in their order, and leaves a processor to others', async () => {
  const stored = await hashPassword('Right-pass-1!')
  const count = availableParallelism() * 4
  const ended: number[] = []
  const before = process.cpuUsage()
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const isRight = await verifyPassword(stored, index % 2 === 0 ? 'Right-pass-1!' : 'wrong')
      ended.push(index)
      return isRight
    }),
  )
  expect(answers).toEqual(answers.map((_, index) => index % 2 === 0))
  expect(ended.toSorted((a, b) => a - b)).toEqual(answers.map((_, index) => index))
  const { user, system } = process.cpuUsage(before)
  const busy = (user + system) / 1000 / (performance.now() - started)
  expect(busy).toBeLessThan(Math.max(1, availableParallelism() - 1) + 0.5)
})

it('refuses a password behind a thousand others at once, and takes one again afterwards', async () => {
  const stored = await hashPassword('Right-pass-1!')
  const others = Array.from({ length: 1200 }, () => verifyPassword('no hash', 'Right-pass-1!'))
  const replies = await Promise.allSettled(others)
  const refused = replies.filter(
    (one) => one.status === 'rejected' && one.reason?.code === 'unavailable',
  )
  expect(refused.length).toBeGreaterThan(190)
  expect(refused.length).toBeLessThan(201)
  expect(await verifyPassword(stored, 'Right-pass-1!')).toBe(true)
})
