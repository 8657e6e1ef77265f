import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { findRemembered, remember } from './browser-storage.ts'
import { KEPT_USER } from './database-name.ts'
import { OfflineDatabase } from './database.ts'
import { repairStorage } from './repair-storage.ts'

const ADA = { user_id: 1, first_name: 'Ada' }
const GRACE = { user_id: 2, first_name: 'Grace' }

let disk = new IDBFactory()

beforeEach(() => {
  disk = new IDBFactory()
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})

describe('local storage that is older than the database', () => {
  it('I11 remembers the user who signed in last', async () => {
    await keepOnDisk(GRACE)
    remember('user', JSON.stringify(ADA))
    await repairStorage(disk)
    expect(JSON.parse(findRemembered('user') ?? '')).toEqual(GRACE)
  })

  it('I11 forgets who has signed out', async () => {
    await keepOnDisk(null)
    remember('user', JSON.stringify(ADA))
    await repairStorage(disk)
    expect(findRemembered('user')).toBeNull()
  })

  it('knows again who signed in', async () => {
    await keepOnDisk(ADA)
    await repairStorage(disk)
    expect(JSON.parse(findRemembered('user') ?? '')).toEqual(ADA)
  })
})

describe('local storage is left as it is', () => {
  it('when both know the same person', async () => {
    await keepOnDisk({ ...ADA, first_name: 'A.' })
    remember('user', JSON.stringify(ADA))
    await repairStorage(disk)
    expect(JSON.parse(findRemembered('user') ?? '')).toEqual(ADA)
  })

  it('on a first visit, which leaves no database behind that the app could not open', async () => {
    remember('user', JSON.stringify(ADA))
    await repairStorage(disk)
    expect(JSON.parse(findRemembered('user') ?? '')).toEqual(ADA)
    expect(await disk.databases()).toEqual([])
    await keepOnDisk(GRACE)
  })

  it('but for the last screen, which earlier builds kept', async () => {
    remember('picture', 'a screen')
    remember('early-answer', 'a choice on it')
    await repairStorage(disk)
    expect([findRemembered('picture'), findRemembered('early-answer')]).toEqual([null, null])
  })

  it('where there is no database', async () => {
    remember('user', JSON.stringify(ADA))
    const open = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    await repairStorage(Object.assign(new IDBFactory(), { open }))
    expect(JSON.parse(findRemembered('user') ?? '')).toEqual(ADA)
  })
})

async function keepOnDisk(user: unknown): Promise<void> {
  const database = new OfflineDatabase({ indexedDB: disk, IDBKeyRange })
  if (user === null) await database.meta.delete(KEPT_USER)
  else await database.meta.put({ key: KEPT_USER, value: user })
  database.close()
}
