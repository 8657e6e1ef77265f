import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { forgetSignOn, findRemembered, remember } from './browser-storage.ts'

/** As a browser has it: what is stored is a property as well. */
function openStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem: (key: string, value: string) => (storage[key] = value),
    removeItem: (key: string) => delete storage[key],
  })
  return storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', openStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the end of a single sign-on leaves the login page, and an interview’s response, nothing else', () => {
  const left = ['sign-on-door', 'interview-response'] as const
  const gone = ['user', 'auth-type', 'picture', 'place', 'theme', 'locale'] as const
  for (const key of [...left, ...gone]) remember(key, 'x')
  localStorage.setItem('fairlead.queries.12', 'x')
  localStorage.setItem('oidc.state', 'x')
  forgetSignOn()
  expect(left.map((key) => findRemembered(key))).toEqual(['x', 'x'])
  expect(gone.map((key) => findRemembered(key))).toEqual(gone.map(() => null))
  expect(Object.keys(localStorage)).toHaveLength(left.length)
})

it('a browser without storage has nothing to forget', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetSignOn()).not.toThrow()
})
