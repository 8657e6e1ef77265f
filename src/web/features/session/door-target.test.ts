import { describe, expect, it } from 'vitest'

import type { CurrentUser, Role } from '#contract/session.ts'

import { doorKindOf, doorTarget } from './door-target.ts'

const uuid = 'a41e7f52-3c08-4d9b-b6e5-0f1d8c27a921'

describe('doorTarget', () => {
  it.each([
    ['interview', `/interview?in=${uuid}`],
    ['scorecard', `/smartreq-detail-applicant?sc=${uuid}&id=12`],
    ['career-pathways', `/user/progress?cp=${uuid}`],
    ['interview-list', `/user/interview-list/${uuid}`],
  ] as const)('leads from the door of kind %s to its screen', (kind, expected) => {
    expect(doorTarget({ kind, uuid, userId: '12' }, somebody())).toBe(expected)
  })

  it('leads admins to the dashboard, and to the requisitions who may not see that', () => {
    const link = { kind: 'admin', uuid } as const
    expect(doorTarget(link, somebody())).toBe('/hire')
    expect(doorTarget(link, somebody({ smartreq_access: true }))).toBe('/hire')
    expect(doorTarget(link, somebody({ company_dashboard_access: true }))).toBe(
      '/account/dashboard',
    )
    expect(doorTarget(link, somebody({ full_access: true }))).toBe('/account/dashboard')
    expect(doorTarget(link, { ...somebody(), is_jf_admin: true })).toBe('/account/dashboard')
  })

  it('lets nothing of a link out of its place', () => {
    const link = { kind: 'interview-list', uuid: '../../hire?x' } as const
    expect(doorTarget(link, somebody())).toBe('/user/interview-list/..%2F..%2Fhire%3Fx')
  })
})

describe('doorKindOf', () => {
  it('knows the doors, and no other word', () => {
    expect(doorKindOf('career-pathways')).toBe('career-pathways')
    for (const word of ['applicant', 'sso', '', 'constructor']) expect(doorKindOf(word)).toBeNull()
  })
})

function somebody(flags: Partial<Role> = {}): CurrentUser {
  const role: Role = {
    account_id: 1,
    account_name: 'Harbour Works',
    role_name: 'Role',
    all_employee_access: false,
    company_settings_access: false,
    full_access: false,
    job_profile_access: false,
    performance_access: false,
    private_data_access: false,
    company_dashboard_access: false,
    smartreq_access: false,
    all_pathways_access: false,
    ...flags,
  }
  return {
    user_id: 1,
    uuid,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.com',
    is_email_verified: true,
    language: null,
    is_jf_admin: false,
    track_user_with_pendo: false,
    is_second_factor_due: false,
    roles: [role],
  }
}
