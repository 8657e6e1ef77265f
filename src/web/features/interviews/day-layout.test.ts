import { expect, it } from 'vitest'

import { hoursFromFirst, hoursOf, lanesOf } from './day-layout.ts'

it('Entries that follow one another have all of the width', () => {
  const entries = [
    { from: 540, to: 600 },
    { from: 600, to: 660 },
  ]
  expect(lanesOf(entries)).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ])
})

it('Entries that overlap stand side by side, and a lane that is free again is used again', () => {
  const entries = [
    { from: 540, to: 660 },
    { from: 570, to: 600 },
    { from: 600, to: 630 },
    { from: 700, to: 720 },
  ]
  expect(lanesOf(entries)).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

it('A week shows the hours of work, and those of earlier and later entries', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 18 })
  expect(hoursOf([{ from: 390, to: 450 }])).toEqual({ first: 6, last: 18 })
  expect(hoursOf([{ from: 1110, to: 1125 }])).toEqual({ first: 8, last: 19 })
})

it('A week that is read begins with its first entry, and leaves out none', () => {
  expect(hoursFromFirst([])).toEqual({ first: 8, last: 18 })
  expect(hoursFromFirst([{ from: 790, to: 840 }])).toEqual({ first: 13, last: 18 })
  expect(hoursFromFirst([{ from: 1065, to: 1125 }])).toEqual({ first: 15, last: 19 })
  expect(hoursFromFirst([{ from: 390, to: 450 }])).toEqual({ first: 6, last: 18 })
})
