import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emailSchema, normalizeEmail } from './email.ts'

const CYRILLIC_A = '\u0430'

describe('an email address', () => {
  it.each([
    ['Maria@Example.com', 'maria@example.com'],
    ['  maria@example.com ', 'maria@example.com'],
    // Full-width letters, the full-width @ included.
    ['ｍａｒｉａ＠ｅｘａｍｐｌｅ.com', 'maria@example.com'],
    // e and a combining accent are one é.
    ['re\u0301my@example.com', 'r\u00e9my@example.com'],
    ['o’neil+jobs@müller.example', 'o’neil+jobs@müller.example'],
  ])('%s is the address %s', (given, expected) => {
    expect(emailSchema.parse(given)).toBe(expected)
  })

  it('with a letter that only looks alike is another one', () => {
    const alike = emailSchema.parse(`m${CYRILLIC_A}ria@example.com`)
    expect(alike).not.toBe('maria@example.com')
    expect(alike).toHaveLength('maria@example.com'.length)
  })

  it.each([
    '',
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'ma ria@example.com',
    'maria@exa mple.com',
    'maria@example.com, eve@example.com',
    'maria@example.com\r\nBcc: eve@example.com',
    'Maria <maria@example.com>',
    'maria@-example.com',
    'maria@example..com',
    // Nothing to see: a joiner of no width, and half a character.
    'mar\u200Dia@example.com',
    '\ud800@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('is not %j', (given) => {
    expect(emailSchema.safeParse(given).success).toBe(false)
  })

  it('has one form, however often it is brought into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeEmail(normalizeEmail(text))).toBe(normalizeEmail(text))
      }),
    )
  })
})
