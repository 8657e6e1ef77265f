import { describe, expect, it } from 'vitest'

import { dueHref, newHoldHref, roleHref, settingsScreenOf, userHref } from './settings-paths.ts'
import { currentSection, SETTINGS_SECTIONS } from './settings-sections.ts'

describe('settingsScreenOf', () => {
  it.each([
    ['/settings/users', { name: 'users' }],
    ['/settings/users/', { name: 'users' }],
    [userHref(12), { name: 'user', userId: 12 }],
    [roleHref(7), { name: 'role', roleId: 7 }],
    ['/settings/security/roles/new', { name: 'role', roleId: null }],
    [dueHref({ ended: 180, hired: 'off' }).split('?')[0] ?? '', { name: 'due' }],
    [newHoldHref(), { name: 'new-hold' }],
    ['/settings/users/0', null],
    ['/settings/users/12/more', null],
    ['/settings/security/roles', null],
    ['/settings/details', null],
  ])('reads %s', (path, screen) => expect(settingsScreenOf(path)).toEqual(screen))
})

describe('the list of sections', () => {
  it('marks the one that a screen belongs to', () => {
    expect(currentSection(userHref(12))).toBe('/settings/users')
    expect(currentSection('/settings/users/invitations')).toBe('/settings/users/invitations')
    expect(currentSection(newHoldHref())).toBe('/settings/privacy/legal-holds')
    expect(currentSection(roleHref(7))).toBe('/settings/security')
    expect(currentSection('/settings/custom/rejection-reason')).toBeNull()
  })

  it('leads to each screen once', () => {
    const hrefs = SETTINGS_SECTIONS.flatMap(({ sections }) => sections.map(({ href }) => href))
    expect(new Set(hrefs).size).toBe(hrefs.length)
    expect(hrefs.map((href) => currentSection(href))).toEqual(hrefs)
  })
})
