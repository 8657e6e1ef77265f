import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  changeBetween,
  decodeTypingLog,
  emptyTypingLog,
  encodeTypingEvent,
  typedText,
  TYPING_LOG_LENGTH,
  type TypingEvent,
} from './typing-log.ts'

/** As a device writes it: each text that stood in the field, and the pause before it. */
function logOf(steps: readonly (readonly [pause: number, text: string])[]): string {
  let before = ''
  let log = emptyTypingLog('en')
  for (const [pause, text] of steps) {
    log += encodeTypingEvent(pause, changeBetween(before, text))
    before = text
  }
  return log
}

const eventsOf = (log: string): readonly TypingEvent[] | undefined => decodeTypingLog(log)?.events

describe('the log of a typing test', () => {
  it('takes three characters for a key', () => {
    expect(
      logOf([
        [0, 'a'],
        [120, 'ab'],
        [90, 'a'],
      ]),
    ).toBe('1en00a3cb2i\b')
  })

  it('reads what it wrote, with the times since the first key', () => {
    const log = logOf([
      [800, 'T'],
      [120, 'Th'],
      [5000, 'The quick'],
      [40, 'The'],
      [30, 'The~,1'],
    ])
    expect(decodeTypingLog(log)).toEqual({
      language: 'en',
      events: [
        { at: 0, deleted: 0, inserted: 'T' },
        { at: 120, deleted: 0, inserted: 'h' },
        { at: 5120, deleted: 0, inserted: 'e quick' },
        { at: 5160, deleted: 6, inserted: '' },
        { at: 5190, deleted: 0, inserted: '~,1' },
      ],
    })
  })

  it('reads every log that a device can write', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const log = logOf(steps)
        expect(log.isWellFormed()).toBe(true)
        expect(typedText(eventsOf(log) ?? [])).toBe(steps.at(-1)?.[1] ?? '')
      }),
    )
  })

  it.each([
    ['nothing', ''],
    ['another version', '2en00a'],
    ['another language', '1de00a'],
    ['a pause that is no number', '1en!!a'],
    ['half a key', '1en00'],
    ['more deleted than there was', '1en00a00\b00\b'],
    ['a length beyond the end', '1en~0,0,9,abc'],
    ['a time without end', `1en00a~${'z'.repeat(20)},0,1,a`],
    ['a long form without its numbers', '1en~,,,a'],
  ])('refuses %s', (_name, log) => {
    expect(decodeTypingLog(log)).toBeNull()
  })

  it('never throws and ends in time, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        decodeTypingLog(`1en${text}`)
      }),
    )
    expect(decodeTypingLog(`1en${'~'.repeat(TYPING_LOG_LENGTH)}`)).toBeNull()
  })
})
