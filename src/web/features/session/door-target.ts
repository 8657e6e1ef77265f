// Where the doors lead that are no job's (specification 1 §2.4).
import type { DoorKind } from '#contract/invitations.ts'

export type DoorLink = {
  kind: DoorKind
  uuid: string
  /** Whose scorecard it is, as the link says. */
  userId?: string | undefined
}

const KINDS: readonly DoorKind[] = [
  'interview',
  'scorecard',
  'career-pathways',
  'interview-list',
  'admin',
]

/** The kind of door that a part of an address names; null for no such door. */
export function doorKindOf(text: string): DoorKind | null {
  return KINDS.find((kind) => kind === text) ?? null
}

/** The address behind a door, for whoever signed in at it. */
export function doorTarget({ kind, uuid, userId = '' }: DoorLink): string {
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
