import { describe, expect, it } from 'vitest'

import { savedTarget, signOnTarget } from './sign-on-target.ts'

describe('a single sign-on leads', () => {
  it.each([
    [{}, '/hire'],
    [{ redirect: '/smartreq-detail?job=3#top' }, '/smartreq-detail?job=3#top'],
    [{ in: 'a b' }, '/interview?in=a+b'],
    [{ in: 'i1', redirect: '/hire' }, '/interview?in=i1'],
    [{ sc: 's1', id: '7' }, '/smartreq-detail-applicant?sc=s1&id=7'],
    [{ sc: 's1&id=9' }, '/smartreq-detail-applicant?sc=s1%26id%3D9&id='],
    [{ ins: '../hire' }, '/user/interview-list/..%2Fhire'],
  ])('from %o to %s', (search, target) => {
    expect(signOnTarget(search)).toBe(target)
  })

  it.each([
    'https://evil.example/hire',
    '//evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    '/\t/evil.example',
    'hire',
    '',
    null,
    { href: '/hire' },
  ])('never out of the app: %o', (saved) => {
    expect(savedTarget(saved)).toBe('/hire')
  })
})
