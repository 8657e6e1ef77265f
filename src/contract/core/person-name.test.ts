import { expect, it } from 'vitest'

import { saveUserProfile } from '../people/user-profile.ts'
import { createUser } from '../session/session.ts'
import { isOneLetterName, isPersonName, NAME_PATTERN } from './person-name-rules.ts'
import { personNameSchema } from './shape.ts'

it.each(['Jo', 'Ång', '李', '娜', '金', 'あ', 'ก', '𠮷', ' 李 ', 'Lê', 'O’', 'D.', 'Ana María'])(
  'takes the name %j',
  (name) => {
    expect(isPersonName(name)).toBe(true)
    expect(personNameSchema.safeParse(name).success).toBe(true)
    // Browsers read the pattern of a field so.
    expect(new RegExp(`^(?:${NAME_PATTERN})$`, 'v').test(name)).toBe(true)
  },
)

it.each(['', ' ', 'J', ' J ', 'Я', '1', '-', '\u200B\u200B', '😀'])('takes no name %j', (name) => {
  expect(personNameSchema.safeParse(name).success).toBe(false)
})

it('takes no name of more than 100 characters', () => {
  expect(personNameSchema.safeParse('a'.repeat(100)).success).toBe(true)
  expect(personNameSchema.safeParse('a'.repeat(101)).success).toBe(false)
})

it.each(['J', ' J ', 'Я', 'É'])('takes %j once its owner says that it is whole', (name) => {
  expect(isOneLetterName(name)).toBe(true)
  const account = { email: 'x@example.com', password: 'Long-Passw0rd!', first_name: 'Malcolm' }
  const wrong = createUser.body.safeParse({ ...account, last_name: name })
  expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['last_name']])
  expect(
    createUser.body.safeParse({ ...account, last_name: name, is_full_name: true }).success,
  ).toBe(true)
  expect(saveUserProfile.body.safeParse({ last_name: name }).success).toBe(false)
  expect(saveUserProfile.body.safeParse({ last_name: name, is_full_name: true }).success).toBe(true)
})

it.each(['', '1', '-', '😀'])('never takes %j, whatever its owner says', (name) => {
  expect(isOneLetterName(name)).toBe(false)
  expect(saveUserProfile.body.safeParse({ last_name: name, is_full_name: true }).success).toBe(
    false,
  )
})
