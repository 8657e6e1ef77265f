// SQL of the preferences of companies. Runs in the company's scope.
import { and, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { accountPreference } from '../../db/schema/account.ts'

export type PreferenceKey = { readonly accountId: number; readonly keyname: string }

/** The stored preferences of a company, in any order. */
export function listStored(tx: Tx, accountId: number) {
  return tx.db
    .select({ keyname: accountPreference.keyname, value: accountPreference.value })
    .from(accountPreference)
    .where(eq(accountPreference.accountId, accountId))
}

export async function findStored(tx: Tx, key: PreferenceKey): Promise<string | null> {
  const [row] = await tx.db
    .select({ value: accountPreference.value })
    .from(accountPreference)
    .where(isIt(key))
  return row?.value ?? null
}

export async function upsert(
  tx: Tx,
  { value, ...key }: PreferenceKey & { readonly value: string },
): Promise<void> {
  await tx.db
    .insert(accountPreference)
    .values({ ...key, value })
    .onConflictDoUpdate({
      target: [accountPreference.accountId, accountPreference.keyname],
      set: { value },
    })
}

export async function remove(tx: Tx, key: PreferenceKey): Promise<void> {
  await tx.db.delete(accountPreference).where(isIt(key))
}

function isIt({ accountId, keyname }: PreferenceKey) {
  return and(eq(accountPreference.accountId, accountId), eq(accountPreference.keyname, keyname))
}
