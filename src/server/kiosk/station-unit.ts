// One unit of work at the station of a credential.
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './device-repository.ts'
import { credentialHash } from './kiosk-code.ts'

export type Unit = {
  readonly tx: Tx
  readonly found: repository.FoundStation
  readonly at: Date
}

/** @throws AppError `unauthenticated` for a credential that is no station's. */
export async function atStation<T>(
  {
    database,
    now,
    credential,
  }: { database: Database; now: () => Date; credential: string | undefined },
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  if (credential === undefined) throw new AppError('unauthenticated')
  return database.inScope({ kind: 'system' }, async (tx) => {
    const found = await repository.findStation(tx, credentialHash(credential))
    if (found === null) throw new AppError('unauthenticated')
    return work({ tx, found, at: now() })
  })
}
