import { describe, expect, it } from 'vitest'

import { currentSection, findSections } from '#web/features/staff-shell/find-sections.ts'
import { SETTINGS_SECTIONS } from '#web/features/staff-shell/settings-sections.ts'

import { newHoldHref, roleHref, userHref } from './settings-paths.ts'

describe('the list of sections', () => {
  it('marks the one that a screen belongs to', () => {
    expect(currentSection(userHref(12))).toBe('/settings/users')
    expect(currentSection('/settings/users/invitations')).toBe('/settings/users/invitations')
    expect(currentSection(newHoldHref())).toBe('/settings/privacy/legal-holds')
    expect(currentSection(roleHref(7))).toBe('/settings/security')
    expect(currentSection('/settings/elsewhere')).toBeNull()
  })

  it.each([
    ['a name, whatever its accents and case', 'RÔLES', ['/settings/security']],
    ['another word for it', 'gdpr', ['/settings/privacy']],
    ['nothing', 'zebra', []],
  ])('finds %s', (_, text, hrefs) => {
    const user = { is_jf_admin: true, roles: [] }
    const groups = findSections({ user, text, say: ({ message = '' }) => message })
    expect(groups.flatMap(({ sections }) => sections.map(({ href }) => href))).toEqual(hrefs)
  })

  it('leads to each screen once', () => {
    const hrefs = SETTINGS_SECTIONS.flatMap(({ sections }) => sections.map(({ href }) => href))
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs.map((href) => currentSection(href))).toEqual(hrefs)
  })
})
