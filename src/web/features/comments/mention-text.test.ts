import { describe, expect, it } from 'vitest'

import { begunMention, mentionedIn, withMention } from './mention-text.ts'

describe('a mention that is begun', () => {
  it.each([
    ['@', 1, ''],
    ['Ask @Ma', 7, 'Ma'],
    ['Ask @Maya To', 12, 'Maya To'],
    ['Ask\n@Ma', 7, 'Ma'],
    ['Ask @Maya please', 8, 'May'],
    ['maya@example.com', 16, null],
    ['Ask @Maya Torres about', 22, null],
    ['Ask Maya', 8, null],
  ])('of %j at %i is %j', (text, caret, begun) => {
    expect(begunMention(text, caret)).toBe(begun)
  })

  it('is completed by a name, with the caret after it', () => {
    expect(withMention({ text: 'Ask @Ma about it', caret: 7 }, 'Maya Torres')).toEqual({
      text: 'Ask @Maya Torres about it',
      caret: 17,
    })
    expect(withMention({ text: '@', caret: 1 }, 'Maya Torres')).toEqual({
      text: '@Maya Torres ',
      caret: 13,
    })
  })
})

describe('those whom a text mentions', () => {
  const users = [
    { user_id: 1, full_name: 'Maya Torres' },
    { user_id: 2, full_name: 'Ben Okafor' },
  ]

  it('are those whose names stand in it', () => {
    expect(mentionedIn('@Maya Torres and Ben Okafor', users)).toEqual([1])
    expect(mentionedIn('Nothing', users)).toEqual([])
  })
})
