import { describe, expect, it } from 'vitest'

import { loginPageKindOf, loginPageTarget } from './login-page-target.ts'

const uuid = 'a41e7f52-3c08-4d9b-b6e5-0f1d8c27a921'

describe('doorTarget', () => {
  it.each([
    ['interview', `/interview?in=${uuid}`],
    ['scorecard', `/smartreq-detail-applicant?sc=${uuid}&id=12`],
    ['career-pathways', `/user/progress?cp=${uuid}`],
    ['interview-list', `/user/interview-list/${uuid}`],
  ] as const)('leads from the login page of kind %s to its screen', (kind, expected) => {
    expect(loginPageTarget({ kind, uuid, userId: '12' })).toBe(expected)
  })

  it('leads admins to the requisitions', () => {
    expect(loginPageTarget({ kind: 'admin', uuid })).toBe('/hire')
  })

  it('lets nothing of a link out of its place', () => {
    const link = { kind: 'interview-list', uuid: '../../hire?x' } as const
    expect(loginPageTarget(link)).toBe('/user/interview-list/..%2F..%2Fhire%3Fx')
  })
})

describe('doorKindOf', () => {
  it('knows the login pages, and no other word', () => {
    expect(loginPageKindOf('career-pathways')).toBe('career-pathways')
    for (const word of ['applicant', 'sso', '', 'constructor'])
      expect(loginPageKindOf(word)).toBeNull()
  })
})
