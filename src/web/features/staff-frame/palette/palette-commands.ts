// What the palette offers without asking the server: the screens that the user may open, and what can be begun.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { hasFlag, type Person } from '#contract/access/screen-access.ts'
import { SETTINGS_SECTIONS } from '#web/features/staff-shell/settings-sections.ts'

import { STAFF_DESTINATIONS } from '../staff-destinations.ts'
import { canOpenSettings, type StaffPermissions, visibleSections } from '../staff-navigation.ts'

export type PaletteCommand = {
  /** Also its address: each stands in the palette once. */
  readonly href: string
  readonly label: MessageDescriptor
  /** More words that find it. */
  readonly keywords?: MessageDescriptor
  readonly group: 'action' | 'screen' | 'setting'
}

const NEW_REQUISITION: PaletteCommand = {
  href: '/hire/smartreq-builder/job-title',
  label: msg`New requisition`,
  group: 'action',
}

const START_INTERVIEW: PaletteCommand = {
  href: '/start-interview/select-applicant',
  label: msg`Start an interview`,
  group: 'action',
}

const OWN_SCREENS: readonly PaletteCommand[] = [
  { href: '/interviews/my-availability', label: msg`My availability`, group: 'screen' },
  { href: '/user/personal-profile?type=update', label: msg`My Profile`, group: 'screen' },
  { href: '/user/progress', label: msg`My Progress`, group: 'screen' },
]

/** Only what the user may open is offered. */
export function paletteCommands(user: Person, permissions: StaffPermissions): PaletteCommand[] {
  const sections = visibleSections(permissions, STAFF_DESTINATIONS).map(
    ({ href, label }): PaletteCommand => ({ href, label, group: 'screen' }),
  )
  const hasSettings = canOpenSettings(permissions, false)
  const actions = hasFlag(user, 'smartreq_access') ? [NEW_REQUISITION] : []
  return [
    ...actions,
    START_INTERVIEW,
    ...sections,
    ...OWN_SCREENS,
    ...(hasSettings ? settingCommands(user) : []),
  ]
}

function settingCommands(user: Person): PaletteCommand[] {
  return SETTINGS_SECTIONS.flatMap(({ sections }) => sections)
    .filter(({ flag }) => flag === undefined || hasFlag(user, flag))
    .map(({ href, name, keywords }) => ({ href, label: name, keywords, group: 'setting' }))
}
