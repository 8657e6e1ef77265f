// Which screen of the settings an address means.
import type { CompanyKind } from '#contract/consents.ts'
import { idOf } from '#web/ui/staff/list-search.ts'

const SCREENS = {
  '/settings/users': 'users',
  '/settings/users/invitations': 'invitations',
  '/settings/security': 'roles',
  '/settings/security/sign-in': 'sign-in',
  '/settings/security/single-sign-on': 'single-sign-on',
  '/settings/security/audit-trail': 'audit-trail',
  '/settings/privacy': 'retention',
  '/settings/privacy/due': 'due',
  '/settings/privacy/texts': 'texts',
  '/settings/privacy/legal-holds': 'holds',
  '/settings/privacy/legal-holds/new': 'new-hold',
} as const

/** What a company says in its own words, in the order that the screen has them. */
export const COMPANY_KINDS: readonly CompanyKind[] = ['privacy', 'application']

export type SettingsScreen =
  | { readonly name: (typeof SCREENS)[keyof typeof SCREENS] }
  /** The next version of a kind of text. */
  | { readonly name: 'text'; readonly kind: CompanyKind }
  | { readonly name: 'user'; readonly userId: number }
  /** A role; null for one that is being made. */
  | { readonly name: 'role'; readonly roleId: number | null }

/** Null for what is no screen of these. */
export function settingsScreenOf(pathname: string): SettingsScreen | null {
  const path = pathname.replace(/\/+$/, '')
  for (const [known, name] of Object.entries(SCREENS)) if (path === known) return { name }
  if (path === NEW_ROLE_HREF) return { name: 'role', roleId: null }
  for (const kind of COMPANY_KINDS) if (path === nextTextHref(kind)) return { name: 'text', kind }
  const userId = idOf(/^\/settings\/users\/(\d+)$/.exec(path)?.[1])
  if (userId !== undefined) return { name: 'user', userId }
  const roleId = idOf(/^\/settings\/security\/roles\/(\d+)$/.exec(path)?.[1])
  return roleId === undefined ? null : { name: 'role', roleId }
}

export const USERS_HREF = '/settings/users'
export const INVITATIONS_HREF = '/settings/users/invitations'
export const ROLES_HREF = '/settings/security'
export const HOLDS_HREF = '/settings/privacy/legal-holds'
const RETENTION_HREF = '/settings/privacy'
export const TEXTS_HREF = '/settings/privacy/texts'
const NEW_ROLE_HREF = '/settings/security/roles/new'

/** Where the next version of a kind is written. */
export function nextTextHref(kind: CompanyKind): string {
  return `${TEXTS_HREF}/${kind}`
}

export function userHref(userId: number): string {
  return `${USERS_HREF}/${userId}`
}

export function roleHref(roleId: number): string {
  return `${ROLES_HREF}/roles/${roleId}`
}

/** A new role, begun with a preset of that name or as a copy of the role with that id. */
export function newRoleHref(from: string): string {
  return `${NEW_ROLE_HREF}?from=${encodeURIComponent(from)}`
}

export function usersOfRoleHref(roleId: number): string {
  return `${USERS_HREF}?role=${roleId}`
}

type Tried = Readonly<Record<string, string | number>>

/** The rules of retention, with some that are being tried. */
export function retentionHref(tried: Tried): string {
  return RETENTION_HREF + queryOf(tried)
}

/** What rules would anonymise. */
export function dueHref(tried: Tried): string {
  return `${RETENTION_HREF}/due${queryOf(tried)}`
}

/** A new hold, on an application of whoever the text finds. */
export function newHoldHref(search?: string): string {
  return `${HOLDS_HREF}/new${queryOf(search === undefined ? {} : { search })}`
}

function queryOf(values: Tried): string {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? '' : `?${query}`
}
