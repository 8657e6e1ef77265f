import { describe, expect, it } from 'vitest'

import { safeRedirect } from './guards.ts'

describe('where a user goes after signing in', () => {
  it.each(['/', '/hire?page=2#top', '/a/../hire', '/progress//tracker'])(
    'is a path of the app: %s',
    (value) => {
      expect(safeRedirect(value)).toBe(new URL(value, 'https://x.example').href.slice(17))
    },
  )

  it.each([
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    7,
    null,
  ])('is never another host: %s', (value) => {
    expect(safeRedirect(value)).toBeNull()
  })
})
