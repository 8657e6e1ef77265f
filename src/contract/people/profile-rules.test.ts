import { describe, expect, it } from 'vitest'

import { dialedNumber, isBirthDate, isLinkedInUrl, isPhoneNumber } from './profile-rules.ts'

describe('isPhoneNumber', () => {
  it.each(['12345', '+4930123456', '123456789012345', '4015550134x12'])('takes %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true)
  })
  it.each([
    '',
    '1234',
    '1234567890123456',
    '030 123456',
    '030-123456',
    '(030)123456',
    '1+23456',
    '4015550134x',
    '4015550134x12345678',
  ])('refuses %j', (text) => expect(isPhoneNumber(text)).toBe(false))
})

describe('dialedNumber', () => {
  it.each([
    ['(401) 555-0134', '4015550134'],
    ['401.555.0134', '4015550134'],
    [' +1 401 555 0134 ', '+14015550134'],
    ['+49 (0)30 123-456', '+4930123456'],
    ['030/123456', '030123456'],
    ['401\u2011555\u20110134', '4015550134'],
    ['(401) 555-0134 x12', '4015550134x12'],
    ['401 555 0134 ext. 12', '4015550134x12'],
    ['401 555 0134, Extension: 5', '4015550134x5'],
    ['401 555 0134 extensión 5', '4015550134x5'],
    ['+33 1 99 00 12 34 poste 7', '+33199001234x7'],
    ['401-555-0134 #12', '4015550134x12'],
    ['4015550134x12', '4015550134x12'],
    ['\uFF14\uFF10\uFF11\u30005550134', '4015550134'],
  ])('dials for %j %s', (text, dialed) => expect(dialedNumber(text)).toBe(dialed))
  it.each([
    '',
    '123',
    '555-CALL-NOW',
    '401 555 0134 ext.',
    'ext. 12',
    '401 555 0134 ext. 12345678',
    '1+23456',
    '5550134 / 5550135 / 5550136',
    `4015550134${' '.repeat(200)}x12`,
  ])('leaves %j as it is', (text) => expect(dialedNumber(text)).toBe(text))
})

describe('isLinkedInUrl', () => {
  it.each(['https://linkedin.com/in/ada', 'https://fr.linkedin.com/in/ada?x=1'])(
    'takes %s',
    (text) => expect(isLinkedInUrl(text)).toBe(true),
  )
  it.each([
    'linkedin.com/in/ada',
    'http://linkedin.com/in/ada',
    'https://linkedin.com',
    'https://notlinkedin.com/in/ada',
    'https://linkedin.com.evil.example/in/ada',
    'https://linkedin.com:8443/in/ada',
    'https://ada@linkedin.com/in/ada',
    'javascript:alert(1)//linkedin.com/in',
  ])('refuses %s', (text) => expect(isLinkedInUrl(text)).toBe(false))
})

describe('isBirthDate', () => {
  const isIt = (date: string) => isBirthDate(date, '2026-05-01')
  it.each(['1900-01-01', '2000-02-29', '2026-05-01'])('takes %s', (date) => {
    expect(isIt(date)).toBe(true)
  })
  it.each(['', '1899-12-31', '2001-02-29', '2026-05-02', '1990-13-01', '01.02.1990'])(
    'refuses %j',
    (date) => expect(isIt(date)).toBe(false),
  )
})
