import { beforeAll, describe, expect, it } from 'vitest'

import { formatterOf } from './format.ts'
import { activateLocale } from './i18n.ts'

const en = formatterOf('en')
const es = formatterOf('es')
const fr = formatterOf('fr')
const now = new Date('2026-11-21T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

beforeAll(() => activateLocale('en'))

describe('date', () => {
  it('writes a day as the locale does', () => {
    expect(en.date('2026-11-05', 'numeric')).toBe('11/05/2026')
    expect(es.date('2026-11-05', 'numeric')).toBe('05/11/2026')
    expect(fr.date('2026-11-05', 'long')).toBe('5 novembre 2026')
    expect(en.date('2026-11-05')).toBe('Nov 5, 2026')
  })
})

describe('numbers and lists', () => {
  it('follows the locale', () => {
    expect(en.number(1234.5)).toBe('1,234.5')
    expect(es.number(12345.5)).toBe('12.345,5')
    expect(en.percent(42)).toBe('42%')
    expect(en.numberRange(12, 40)).toBe('12–40')
    expect(en.list(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo')
    expect(es.list(['Ana', 'Ben'])).toBe('Ana y Ben')
    expect(fr.list(['Ana', 'Ben'], 'disjunction')).toBe('Ana ou Ben')
  })
})

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [0.9, 'just now'],
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [23 * 60 + 59, '23 hours ago'],
    [24 * 60, '1 day ago'],
    [29 * 24 * 60, '29 days ago'],
    [30 * 24 * 60, 'Oct 22, 2026'],
  ])('writes %d minutes as %s', (minutes, text) =>
    expect(en.relativeTime(minutesAgo(minutes), now)).toBe(text),
  )

  it('looks ahead too', () => expect(en.relativeTime(minutesAgo(-120), now)).toBe('in 2 hours'))

  it('speaks the language', async () => {
    await activateLocale('es')
    expect(es.relativeTime(now, now)).toBe('ahora mismo')
    expect(es.relativeTime(minutesAgo(5), now)).toBe('hace 5 minutos')
    await activateLocale('fr')
    expect(fr.relativeTime(now, now)).toBe('à l’instant')
  })
})

describe('shortAge', () => {
  it.each([
    [30, '0h'],
    [5 * 60, '5h'],
    [24 * 60, '1d'],
    [364 * 24 * 60, '364d'],
    [365 * 24 * 60, '1y'],
    [800 * 24 * 60, '2y'],
  ])('writes %d minutes as %s', (minutes, text) =>
    expect(en.shortAge(minutesAgo(minutes), now)).toBe(text),
  )
})

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 K'],
    [1536, '1.5 K'],
    [340_000, '332 K'],
    [1_048_575, '1 M'],
    [5_452_595, '5.2 M'],
  ])('writes %d bytes as %s', (bytes, text) => expect(en.fileSize(bytes)).toBe(text))

  it('uses the decimal mark of the locale', () => expect(fr.fileSize(1536)).toBe('1,5 K'))
})

describe('minutes', () => {
  it.each([
    [1, '1 min'],
    [89, '89 min'],
    [90, '1 hr 30 min'],
    [120, '2 hr'],
    [131, '2 hr 11 min'],
  ])('writes %d as %s', (minutes, text) => expect(en.minutes(minutes)).toBe(text))

  it('uses the units of the locale', () => {
    expect(es.minutes(131)).toBe('2 h 11 min')
    expect(fr.minutes(131).replaceAll(/\s/gu, ' ')).toBe('2 h 11 min')
  })
})
