import { QueryClient } from '@tanstack/react-query'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import type { ConsentText } from '#contract/privacy/consents.ts'
import { OfflineDatabase } from '#web/offline/database.ts'
import { DUE_TEXTS } from '#web/offline/kept.ts'

import { dueTextsQuery } from './legal-queries.ts'

const OWNER = 7
const text: Partial<ConsentText> = { text_id: 3, kind: 'terms' }

afterEach(() => {
  vi.unstubAllGlobals()
})

async function ask(reply: () => Promise<Response>, stored: unknown) {
  vi.stubGlobal('fetch', vi.fn(reply))
  const db = new OfflineDatabase({ name: 'device', indexedDB: new IDBFactory(), IDBKeyRange })
  if (stored !== undefined) await db.kept.put({ ownerId: OWNER, key: DUE_TEXTS, value: stored })
  const asking = new QueryClient().fetchQuery(dueTextsQuery({ db, ownerId: OWNER }))
  return { db, asking }
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const nothingDue = () =>
  Promise.resolve(
    new Response(JSON.stringify({ data: [] }), {
      headers: { 'content-type': 'application/json', [REPLY_MARK]: String(Date.now()) },
    }),
  )

it('shows what a station was told before it lost its network, and nothing elsewhere', async () => {
  expect(await (await ask(noNetwork, [text])).asking).toEqual([text])
  await expect((await ask(noNetwork, undefined)).asking).rejects.toMatchObject({ code: 'network' })
})

it('goes by the server once that answers, also when the network is lost again', async () => {
  const { db, asking } = await ask(nothingDue, [text])
  expect(await asking).toEqual([])
  expect(await db.kept.get([OWNER, DUE_TEXTS])).toBeUndefined()
})
