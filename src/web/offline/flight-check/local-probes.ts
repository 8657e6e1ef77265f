// What a browser can do by itself, found out without the server and without asking the user.
import type { Table } from 'dexie'

import type { MetaRow } from '../database.ts'
import { uuidv7 } from '../uuid.ts'

/** Writes, reads again and takes away; in two transactions, so that it was on disk in between. */
export async function canWrite(rows: Table<MetaRow, string>): Promise<boolean> {
  const key = `flight-check:${uuidv7()}`
  const value = uuidv7()
  await rows.put({ key, value })
  const row = await rows.get(key)
  await rows.delete(key)
  return row?.value === value
}

/** Whether the app opens without network by now. */
export async function opensOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active?.state === 'activated'
}
