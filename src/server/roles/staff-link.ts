// The token in the link of an invitation: follows from the link's id and the secret, so that the database alone opens
// nothing.
import { createHmac, timingSafeEqual } from 'node:crypto'

import type { StaffLink } from '#contract/staff-invitations.ts'

export function staffTokenOf(secret: string, linkUuid: string): string {
  return createHmac('sha256', secret).update(`staff invitation ${linkUuid}`).digest('base64url')
}

export function isStaffToken(secret: string, { link_uuid: linkUuid, token }: StaffLink): boolean {
  const expected = Buffer.from(staffTokenOf(secret, linkUuid))
  const actual = Buffer.from(token)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
