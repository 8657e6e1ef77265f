import { expect, it } from 'vitest'

import { linksIn } from './links-in.ts'

it('tells addresses from the text around them', () => {
  const text = 'Open:\nhttp://localhost:3000/a/b?c=1\n\nBye'
  expect(linksIn(text)).toEqual([
    { at: 0, text: 'Open:\n', isLink: false },
    { at: 6, text: 'http://localhost:3000/a/b?c=1', isLink: true },
    { at: 35, text: '\n\nBye', isLink: false },
  ])
})

it('leaves the brackets around an address out of it', () => {
  const [, link] = linksIn('Join (http://localhost:3000/join/1/a_b-), please')
  expect(link).toEqual({ at: 6, text: 'http://localhost:3000/join/1/a_b-', isLink: true })
})

it.each(['', 'nothing here', 'javascript:alert(1)', 'data:text/html,x'])(
  'takes nothing else for one: %j',
  (text) => {
    expect(linksIn(text).some(({ isLink }) => isLink)).toBe(false)
    expect(
      linksIn(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
