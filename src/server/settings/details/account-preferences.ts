// The preferences of a company, for every slice that goes by one. What each holds is in the contract's registry.
import {
  ACCOUNT_PREFERENCES,
  type PreferenceName,
  withPresets,
} from '#contract/settings/account-preferences.ts'

import type { Tx } from '../../db/database.ts'
import * as repository from './preference-repository.ts'

type Key = { readonly accountId: number; readonly keyname: PreferenceName }

/** Each preference with the value that counts, in the order of their names. */
export async function listPreferences(tx: Tx, accountId: number) {
  return withPresets(await repository.listStored(tx, accountId))
}

/** The value that counts. */
export async function getPreference(tx: Tx, key: Key): Promise<string> {
  return (await repository.findStored(tx, key)) ?? ACCOUNT_PREFERENCES[key.keyname].preset
}

/** Whether a company has a switch on. */
export async function isSwitchedOn(tx: Tx, key: Key): Promise<boolean> {
  return (await getPreference(tx, key)) === '1'
}

/** Stores the value of a preference; null takes it back, so that the preset counts. */
export async function setPreference(
  tx: Tx,
  { value, ...key }: Key & { readonly value: string | null },
): Promise<void> {
  await (value === null ? repository.remove(tx, key) : repository.upsert(tx, { ...key, value }))
}
