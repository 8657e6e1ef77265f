// The sections of the settings, in the order of their list. A new screen gets its line here.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RoleFlag } from '#contract/core/endpoint.ts'

type Section = {
  readonly href: string
  readonly name: MessageDescriptor
  /** What it takes beside access to the settings. */
  readonly flag?: RoleFlag
}
type SectionGroup = { readonly name: MessageDescriptor; readonly sections: readonly Section[] }

export const SETTINGS_SECTIONS: readonly SectionGroup[] = [
  {
    name: msg`People`,
    sections: [
      { href: '/settings/users', name: msg`Users` },
      { href: '/settings/users/invitations', name: msg`Invitations` },
      { href: '/settings/custom/separation-reason', name: msg`Separation reasons` },
    ],
  },
  {
    name: msg`Hiring`,
    sections: [
      { href: '/settings/requisitions', name: msg`Requisitions` },
      { href: '/settings/job-board', name: msg`Career page` },
      { href: '/settings/sources', name: msg`Sources` },
      { href: '/settings/kiosk-stations', name: msg`Kiosk stations` },
      { href: '/settings/custom/rejection-reason', name: msg`Rejection reasons` },
      { href: '/settings/phone-numbers', name: msg`Phone numbers` },
      { href: '/settings/custom/tags', name: msg`Tags` },
      { href: '/settings/templates/scoring-criteria', name: msg`Scoring criteria` },
      { href: '/settings/templates/interview-question', name: msg`Interview questions` },
      { href: '/settings/templates/email', name: msg`Email templates` },
      { href: '/settings/templates/message', name: msg`Text templates` },
    ],
  },
  {
    name: msg`Security`,
    sections: [
      { href: '/settings/security', name: msg`Roles` },
      { href: '/settings/security/sign-in', name: msg`Sign-in rules` },
      { href: '/settings/security/single-sign-on', name: msg`Single sign-on`, flag: 'full_access' },
      { href: '/settings/security/audit-trail', name: msg`Audit trail` },
    ],
  },
  {
    name: msg`Privacy`,
    sections: [
      { href: '/settings/privacy', name: msg`Retention` },
      { href: '/settings/privacy/legal-holds', name: msg`Legal holds` },
      { href: '/settings/privacy/texts', name: msg`Privacy texts` },
    ],
  },
]

/** The section that a screen belongs to: the longest address that it begins with. */
export function currentSection(pathname: string): string | null {
  const hrefs = SETTINGS_SECTIONS.flatMap(({ sections }) => sections.map(({ href }) => href))
  const around = hrefs.filter((href) => `${pathname}/`.startsWith(`${href}/`))
  return around.toSorted((one, other) => other.length - one.length)[0] ?? null
}
