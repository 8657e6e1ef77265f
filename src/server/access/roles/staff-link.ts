// The token in the link of an invitation: follows from the link's id and the secret, so that the database alone opens
// nothing.
import { createHmac } from 'node:crypto'

import type { StaffLink } from '#contract/access/staff-invitations.ts'

import { isMadeByUs, type Secrets } from '../../http/secrets.ts'

export function staffTokenOf(secret: string, linkUuid: string): string {
  return createHmac('sha256', secret).update(`staff invitation ${linkUuid}`).digest('base64url')
}

export function isStaffToken(secrets: Secrets, link: StaffLink): boolean {
  const make = (secret: string) => staffTokenOf(secret, link.link_uuid)
  return isMadeByUs(link.token, { secrets, make })
}
