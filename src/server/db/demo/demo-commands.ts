// What the parts of the demo that are made by the services need.
import { randomUUID } from 'node:crypto'

import { isNull } from 'drizzle-orm'

import type { By } from '#server/access/staff-command.ts'
import { attributeType } from '#server/db/schema/assessment.ts'

import type { Database } from './bulk-insert.ts'
import { lookup, type IdLookup } from './id-lookup.ts'

/** One command of a user, from this machine. */
export function commandBy(userId: number): By {
  return {
    caller: { userId, sessionId: randomUUID(), isProviderAdmin: false },
    idempotencyKey: randomUUID(),
    address: '127.0.0.1',
  }
}

/** The product's own attributes by their slugs. */
export async function attributeLookup(ownerDb: Database): Promise<IdLookup> {
  const rows = await ownerDb
    .select({ slug: attributeType.slug, id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(isNull(attributeType.accountId))
  return lookup(new Map(rows.map(({ slug, id }) => [slug, id])))
}
