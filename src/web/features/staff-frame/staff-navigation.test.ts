import { describe, expect, it } from 'vitest'

import {
  canOpenSettings,
  isCurrentSection,
  type StaffDestinations,
  type StaffPermissions,
  visibleSections,
} from './staff-navigation.ts'

const interviewer: StaffPermissions = {
  isProviderAdmin: false,
  hasCompanyDashboardAccess: false,
  hasAllEmployeeAccess: false,
  hasCompanySettingsAccess: false,
  hasPathways: false,
  canChooseCompany: false,
}
const everywhere: StaffDestinations = {
  dashboard: '/account/dashboard',
  employees: '/people',
  profiles: '/jobprofile',
  requisitions: '/hire',
  candidates: '/applicants',
  pathways: '/pathways',
  interviews: '/interviews',
}

describe('visibleSections', () => {
  it('always shows the four sections that need no flag', () => {
    expect(namesOf(interviewer, everywhere)).toEqual([
      'profiles',
      'requisitions',
      'candidates',
      'interviews',
    ])
  })

  it('adds a section for each flag', () => {
    const permissions = {
      ...interviewer,
      hasCompanyDashboardAccess: true,
      hasAllEmployeeAccess: true,
      hasPathways: true,
    }
    expect(namesOf(permissions, everywhere)).toEqual(Object.keys(everywhere))
  })

  it('gives a provider admin all access, but pathways only where the company has them', () => {
    expect(namesOf({ ...interviewer, isProviderAdmin: true }, everywhere)).not.toContain('pathways')
    expect(namesOf({ ...interviewer, isProviderAdmin: true }, everywhere)).toContain('dashboard')
  })

  it('shows the provider’s sections to no other user', () => {
    const provider: StaffDestinations = {
      customers: '/admin/customers',
      users: '/users',
      usage: '/company-usage',
      measurements: '/admin/measurements',
    }
    expect(namesOf(interviewer, provider)).toEqual([])
    expect(namesOf({ ...interviewer, isProviderAdmin: true }, provider)).toEqual(
      Object.keys(provider),
    )
  })

  it('links nothing that has no destination', () => {
    expect(namesOf(interviewer, { requisitions: '/hire' })).toEqual(['requisitions'])
  })
})

describe('canOpenSettings', () => {
  it('needs the flag and a company page', () => {
    expect(canOpenSettings(interviewer, false)).toBe(false)
    expect(canOpenSettings({ ...interviewer, hasCompanySettingsAccess: true }, false)).toBe(true)
    expect(canOpenSettings({ ...interviewer, isProviderAdmin: true }, true)).toBe(false)
  })
})

describe('isCurrentSection', () => {
  it('matches whole path segments', () => {
    const at = (href: string, pathname: string) => isCurrentSection({ href }, pathname)
    expect(at('/people', '/people')).toBe(true)
    expect(at('/people?status=open', '/people/12')).toBe(true)
    expect(at('/people', '/peoples')).toBe(false)
  })

  it('counts a requisition and its applicants to the requisitions', () => {
    const places = ['/smartreq-detail/applicants', '/smartreq-detail-applicant/7']
    const current = places.map((pathname) =>
      visibleSections(interviewer, everywhere)
        .filter((section) => isCurrentSection(section, pathname))
        .map(({ name }) => name),
    )
    expect(current).toEqual([['requisitions'], ['requisitions']])
  })
})

function namesOf(permissions: StaffPermissions, destinations: StaffDestinations): string[] {
  return visibleSections(permissions, destinations).map(({ name }) => name)
}
