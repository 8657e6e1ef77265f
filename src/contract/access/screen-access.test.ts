import { describe, expect, it } from 'vitest'

import type { RoleFlag } from '../core/endpoint.ts'
import { accessOf, hasFlag, missingAccess, type Person } from './screen-access.ts'

const FLAGS: readonly RoleFlag[] = [
  'all_employee_access',
  'company_settings_access',
  'full_access',
  'job_profile_access',
  'performance_access',
  'private_data_access',
  'company_dashboard_access',
  'smartreq_access',
  'all_pathways_access',
]

describe('accessOf', () => {
  it.each([
    ['/', 0],
    ['/login/applicant/1', 0],
    ['/no/such/page', 0],
    ['/start-interview', 0],
    ['/userland', 0],
    ['/user/progress', 1],
    ['/interviews/my-availability', 1],
    ['/hire', 2],
    ['/hire/smartreq-builder/steps', 2],
    ['/start-interview/select-applicant', 2],
    ['/settings/details', 2],
    ['/settings/import-data', 2],
    ['/admin/customers', 3],
  ])('%s is of level %i', (path, level) => expect(accessOf(path).level).toBe(level))

  it('compares whole parts of a path', () => {
    expect(accessOf('/pathways')).toEqual({ level: 2 })
    expect(accessOf('/pathway/setup/details').flag).toBe('all_pathways_access')
    expect(accessOf('/smartreq-detail-applicant/12').flag).toBeUndefined()
    expect(accessOf('/smartreq-detail/applicants/')).toEqual({
      level: 2,
      flag: 'smartreq_access',
      isOpenToMembers: true,
    })
  })

  it('is not fooled by words that every object knows', () => {
    for (const path of ['/constructor', '/__proto__/admin', '/toString'])
      expect(accessOf(path)).toEqual({ level: 0 })
  })
})

describe('missingAccess', () => {
  it('sends strangers to sign in, and plain users away from staff screens', () => {
    expect(missingAccess(null, accessOf('/login'))).toBeNull()
    expect(missingAccess(null, accessOf('/user/progress'))).toBe('sign_in')
    expect(missingAccess(personWith(), accessOf('/user/progress'))).toBeNull()
    expect(missingAccess(personWith(), accessOf('/hire'))).toBe('role')
    expect(missingAccess(personWith(), accessOf('/admin'))).toBe('provider')
  })

  it('names the flag that is missing', () => {
    const limited = personWith({})
    expect(missingAccess(limited, accessOf('/hire'))).toBeNull()
    expect(missingAccess(limited, accessOf('/people'))).toBe('all_employee_access')
    expect(missingAccess(limited, accessOf('/settings'))).toBe('company_settings_access')
    expect(missingAccess(limited, accessOf('/account/dashboard'))).toBe('company_dashboard_access')
    expect(missingAccess(limited, accessOf('/jobdetails'))).toBe('job_profile_access')
  })

  it('takes a flag of any role', () => {
    const person = personWith({ smartreq_access: true }, { all_employee_access: true })
    expect(missingAccess(person, accessOf('/people'))).toBeNull()
    expect(missingAccess(person, accessOf('/smartreq-detail'))).toBeNull()
    expect(missingAccess(person, accessOf('/settings'))).toBe('company_settings_access')
  })

  it('lets full access into every company screen, and into none of the provider’s', () => {
    const admin = personWith({}, { full_access: true })
    for (const flag of FLAGS) expect(hasFlag(admin, flag)).toBe(true)
    expect(missingAccess(admin, accessOf('/settings'))).toBeNull()
    expect(missingAccess(admin, accessOf('/account/dashboard/company-overview'))).toBe('provider')
  })

  it('lets provider admins in everywhere, without a role', () => {
    const provider = { ...personWith(), is_jf_admin: true }
    for (const path of ['/admin', '/settings', '/people', '/hire'])
      expect(missingAccess(provider, accessOf(path))).toBeNull()
  })
})

function personWith(...roles: Partial<Record<RoleFlag, boolean>>[]): Person {
  const none = Object.fromEntries(FLAGS.map((flag) => [flag, false]))
  return {
    is_jf_admin: false,
    roles: roles.map((role) => ({ ...none, ...role }) as Record<RoleFlag, boolean>),
  }
}
