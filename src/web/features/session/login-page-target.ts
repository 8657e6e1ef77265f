// Where the login pages lead that are no job's (specification 1 §2.4).
import type { LoginPageKind } from '#contract/session/invitations.ts'

export type LoginPageLink = {
  kind: LoginPageKind
  uuid: string
  /** Whose scorecard it is, as the link says. */
  userId?: string | undefined
}

const KINDS: readonly LoginPageKind[] = [
  'interview',
  'scorecard',
  'career-pathways',
  'interview-list',
  'admin',
]

/** The kind of login page that a part of an address names; null for no such login page. */
export function loginPageKindOf(text: string): LoginPageKind | null {
  return KINDS.find((kind) => kind === text) ?? null
}

/** The address behind a login page, for the user who signed in at it. */
export function loginPageTarget({ kind, uuid, userId = '' }: LoginPageLink): string {
  const given = (query: Record<string, string>) => new URLSearchParams(query).toString()
  switch (kind) {
    case 'interview':
      return `/interview?${given({ in: uuid })}`
    case 'scorecard':
      return `/smartreq-detail-applicant?${given({ sc: uuid, id: userId })}`
    case 'career-pathways':
      return `/user/progress?${given({ cp: uuid })}`
    case 'interview-list':
      return `/user/interview-list/${encodeURIComponent(uuid)}`
    case 'admin':
      return '/hire'
  }
}
