import { expect, it } from 'vitest'

import { isScreen, isSignOnPage } from './screen-address.ts'

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
    '/.well-known/security.txt',
    '/careers/harbour-works',
    '/careers/harbour-works/jobs/2f1c',
    '/j/abc',
  ]
  const files = ['/metrics', '/assets/a.js', '/icons/icon-192.png', '/service-worker.js']
  expect([...others, ...files].map(at)).not.toContain(true)
})

it('knows the pages of a single sign-on, which come from the server', () => {
  const at = (path: string) => isSignOnPage(new URL(path, 'https://app.example'))
  const pages = ['/login/sso/2f1c', '/login/sso/2f1c/?redirect=/hire', '/okta/callback?code=1']
  expect(pages.map(at)).not.toContain(false)
  const others = [
    '/login',
    '/login/sso',
    '/login/admin/2f1c',
    '/callback',
    '/a/b/callback',
    '/hire',
  ]
  expect(others.map(at)).not.toContain(true)
})
