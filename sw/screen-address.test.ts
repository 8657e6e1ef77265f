import { expect, it } from 'vitest'

import { isScreen } from './screen-address.ts'

const at = (path: string) => isScreen(new URL(path, 'https://app.example'))

it('knows screens from the API, the server’s pages and files', () => {
  expect(
    ['/', '/?sr=1', '/login', '/user/progress', '/documents', '/assets'].map(at),
  ).not.toContain(false)
  const others = [
    '/auth/v1/',
    '/user-response/v12/x/',
    '/docs',
    '/docs/static/a.css',
    '/openapi.json',
    '/healthz',
  ]
  const files = ['/metrics', '/assets/a.js', '/icons/icon-192.png', '/service-worker.js']
  expect([...others, ...files].map(at)).not.toContain(true)
})
