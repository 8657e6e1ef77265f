// The files of a person who is erased: all of them are removed, each after its row, whatever dies on the way.
import { buffer } from 'node:stream/consumers'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { recording } from '#server/db/schema/media.ts'
import { erasureRequest, removableFile } from '#server/db/schema/privacy.ts'
import { buildAppliedPerson } from '#testing/applied-person.ts'
import { only } from '#testing/builders.ts'
import { askForErasure, filesOf, keysOf, silentJobs, tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

import { erasePerson } from './erase-person.ts'
import { prune } from './prune.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const deps = { ...test, ...test.clock, jobs: silentJobs }

describe('the files of a person who is erased', () => {
  it('continues where a process died', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const { words } = someone
    await askForErasure(test, someone)
    await expect(
      erasePerson(
        removing(() => fail('The process died.')),
        someone,
      ),
    ).rejects.toThrow('died')
    expect(await filesOf(test, someone)).not.toContain(null)
    await erasePerson(deps, someone)
    expect(await tablesThatHold(database, words)).toEqual([])
    expect((await filesOf(test, someone)).filter((size) => size !== null)).toEqual([])
    expect(await owner.$count(removableFile)).toBe(0)
  })

  it('does not end before every file of the person was found and removed', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    const [key = ''] = keysOf(someone)
    const file = await buffer(test.storage.read(key))
    // As if it were in the folder of another machine.
    await test.storage.remove(key)
    await askForErasure(test, someone)
    await expect(erasePerson(deps, someone)).rejects.toThrow('not in the storage: 1')
    await expect(erasePerson(deps, someone)).rejects.toThrow('not in the storage: 1')
    await expect(prune(deps)).rejects.toThrow('not in the storage: 1')
    expect(await tablesThatHold(database, someone.words)).toEqual([])
    const isTheirs = eq(erasureRequest.userId, someone.userId)
    const read = () => owner.select().from(erasureRequest).where(isTheirs)
    expect(only(await read())).toMatchObject({ outcome: 'erased', endedAt: null })

    await test.storage.write(key, file)
    await erasePerson(deps, someone)
    expect(await test.storage.size(key)).toBeNull()
    expect(only(await read()).endedAt).not.toBeNull()
    expect(await owner.$count(removableFile)).toBe(0)
  })

  it('ends after a process that died when a file was gone, and its note was not', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await askForErasure(test, someone)
    const [key = ''] = keysOf(someone)
    const dying = removing(async () => {
      await test.storage.remove(key)
      await fail('The process died.')
    })
    await expect(erasePerson(dying, someone)).rejects.toThrow('died')
    await erasePerson(deps, someone)
    expect(await owner.$count(removableFile)).toBe(0)
  })

  it('removes no file before its row is gone for good', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await askForErasure(test, someone)
    const rows: number[] = []
    const count = async () => {
      rows.push(await owner.$count(recording, eq(recording.userId, someone.userId)))
    }
    await erasePerson(removing(count), someone)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows)).toEqual(new Set([0]))
  })

  it('leaves what a process that died did not remove to the daily job', async () => {
    const someone = await buildAppliedPerson(test, { at: ['Harbour Works'] })
    await askForErasure(test, someone)
    await expect(
      erasePerson(
        removing(() => fail('The process died.')),
        someone,
      ),
    ).rejects.toThrow('died')
    await prune(deps)
    expect((await filesOf(test, someone)).filter((size) => size !== null)).toEqual([])
  })
})

/** Everything as it is, but something happens before a file is removed. */
function removing(before: () => Promise<void>): typeof deps {
  const remove = async (key: string) => {
    await before()
    await test.storage.remove(key)
  }
  return { ...deps, storage: { ...test.storage, remove } }
}

async function fail(message: string): Promise<never> {
  throw new Error(message)
}
