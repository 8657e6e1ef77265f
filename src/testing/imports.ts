// Imports of files for tests: what the queue would do is done at once.
import { eq } from 'drizzle-orm'

import type { ImportKind } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { dataImport } from '#server/db/schema/data-import.ts'
import { employee } from '#server/db/schema/employee.ts'
import { readImport } from '#server/imports/file/read-import.ts'
import { applyImport } from '#server/imports/rows/apply-import.ts'
import { checkImport } from '#server/imports/rows/check-import.ts'
import { undoImport } from '#server/imports/undo/undo-import.ts'

import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

type Ref = { readonly accountId: number; readonly importId: number }
type Sent = {
  readonly client: Client
  readonly accountId: number
  readonly file: Uint8Array
  readonly name?: string
  readonly kind?: ImportKind
}

export const MATCHING = {
  date_order: null,
  ignore_name_match: false,
  allow_other_job_matching_start_date: false,
  creates_profiles: false,
} as const

export function uploadImport({ client, accountId, file, name = 'people.csv', kind }: Sent) {
  const form = new FormData()
  if (kind !== undefined) form.set('import_type', kind)
  form.set('file', new File([Uint8Array.from(file)], name))
  return client.post(`/account/v1/upload-for-import/${accountId}/`, form)
}

/** Uploads and reads a file; it is mapped as proposed unless a test maps it. */
export async function importInto(test: TestApp, sent: Sent) {
  const { body } = await uploadImport(sent)
  const ref = { accountId: sent.accountId, importId: Number(body.data.import_id) }
  await readImport(depsOf(test), ref)
  return importOf(test, { ...ref, client: sent.client })
}

function depsOf({ database, storage, clock }: TestApp) {
  return { database, storage, now: clock.now }
}

/** What a test does with an import that was read. */
function importOf(test: TestApp, { client, ...ref }: Ref & { client: Client }) {
  const deps = depsOf(test)
  const { accountId, importId } = ref
  const url = `/integration/v1/data-imports/${accountId}/${importId}/`
  const read = async (): Promise<DataImport> => (await client.get(url)).body.data
  const outcomes = async () =>
    (await read()).counts.map(({ outcome, reason, rows }) => [outcome, reason, rows])
  const map = async (mapping: object) =>
    client.put(`${url}mapping/`, { columns: (await read()).proposed, ...MATCHING, ...mapping })
  const chooseSheet = async (sheet: number) => {
    const { status, body } = await client.put(`${url}sheet/`, { sheet })
    await readImport(deps, ref)
    return { status, body }
  }
  const check = async () => {
    if ((await read()).mapping === null) await map({})
    await client.post(`${url}check/`)
    await checkImport(deps, ref)
    return outcomes()
  }
  const apply = () => applyImport(deps, ref)
  const applyUndo = async () => {
    const { created_by } = await read()
    await undoImport(deps, { ...ref, userId: created_by.user_id })
  }
  return {
    accountId,
    ref,
    url,
    read,
    map,
    check,
    apply,
    chooseSheet,
    readAgain: () => readImport(deps, ref),
    fileKey: async () => {
      const [row] = await test.database.owner
        .select({ key: dataImport.fileKey })
        .from(dataImport)
        .where(eq(dataImport.importId, importId))
      return row?.key
    },
    outcomes,
    proposed: async () => Object.keys((await read()).proposed),
    get: (path: string) => client.get(url + path),
    post: (path: string) => client.post(url + path),
    people: () =>
      test.database.owner
        .select()
        .from(employee)
        .where(eq(employee.accountId, accountId))
        .orderBy(employee.userId),
    applyUndo,
    undo: async () => {
      await client.post(`${url}undo/`)
      await applyUndo()
      const { state, undo } = await read()
      if (undo === null) throw new Error(`The import is ${state}, and nothing was undone.`)
      return { state, undo }
    },
    run: async () => {
      await check()
      await client.post(`${url}start/`)
      await apply()
      return outcomes()
    },
  }
}
