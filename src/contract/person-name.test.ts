import { expect, it } from 'vitest'

import { isPersonName, NAME_PATTERN } from './person-name-rules.ts'
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
