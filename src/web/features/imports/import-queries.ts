// Queries of the screens of imports.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { type ImportAction, type ImportKind, isImportBusy } from '#contract/imports/import-rules.ts'
import type { DataImport, ImportMapping, StoredImport } from '#contract/imports/imports.ts'
import { callAddress } from '#web/api/call-address.ts'
import { api, forUpload, unwrap } from '#web/api/client.ts'
import { DATA, dataQuery } from '#web/api/use-data.ts'
import { type CommandHeader, useCommand } from '#web/features/shell/use-command.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

export const IMPORTS_PATH = '/integration/v1/data-imports/{account_id}/'
const IMPORT_PATH = '/integration/v1/data-imports/{account_id}/{import_id}/'
export const IMPORT_ROWS_PATH = '/integration/v1/data-imports/{account_id}/{import_id}/rows/'
const IMPORT_UNDO_PATH = '/integration/v1/data-imports/{account_id}/{import_id}/undo/'
export const IMPORT_VALUES_PATH = '/integration/v1/data-imports/{account_id}/{import_id}/values/'
export const UNLISTED_PATH =
  '/integration/v1/data-imports/{account_id}/{import_id}/unlisted-people/'
const UPLOAD_PATH = '/account/v1/upload-for-import/{account_id}/'

/** How often an import that a job works on is looked at, in ms. */
const LOOK_EVERY = 1000

export type ImportPath = { readonly account_id: number; readonly import_id: number }

/** An import; looked at again while its state changes by itself. */
export function useImport(path: ImportPath): DataImport {
  const query = dataQuery(IMPORT_PATH, { path })
  const { data } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isImportBusy(state.data.data.state) ? LOOK_EVERY : false,
  })
  return data.data
}

/** What the undo of an import would do now; asked for while the question is open. */
export function useUndoPreview(path: ImportPath, isAsked: boolean) {
  return useQuery({ ...dataQuery(IMPORT_UNDO_PATH, { path }), enabled: isAsked })
}

type Upload = {
  readonly accountId: number
  readonly kind: ImportKind
  readonly file: File
  /** Tells one file from another, for the key of the command: a file itself is not compared. */
  readonly fileIs: readonly [name: string, size: number, changedAt: number]
}

export function useUpload(onDone: (stored: StoredImport) => void | Promise<void>) {
  return useCommand(upload, { invalidates: [DATA], onDone })
}

async function upload(
  { accountId, kind, file }: Upload,
  header: CommandHeader,
): Promise<StoredImport> {
  const form = new FormData()
  form.set('import_type', kind)
  form.set('file', file)
  const params = { path: { account_id: accountId }, header }
  const body = {
    import_type: kind,
    ignore_name_match: 'false',
    allow_other_job_matching_start_date: 'false',
    file: file.name,
  } as const
  const sent = { bodySerializer: () => form, ...forUpload }
  return (await unwrap(api.POST(UPLOAD_PATH, { params, body, ...sent }))).data
}

type Step = {
  readonly path: ImportPath
  readonly action: Exclude<ImportAction, 'sheet' | 'map' | 'correct'>
  /** Saved before the check. */
  readonly mapping?: ImportMapping
}

/** Checks, starts, pauses, resumes or cancels an import. */
export function useImportStep() {
  return useCommand(takeStep, { invalidates: [DATA] })
}

async function takeStep({ path, action, mapping }: Step, headers: CommandHeader): Promise<void> {
  const params = { path }
  // A key serves one endpoint; saving the same mapping twice changes nothing.
  if (mapping !== undefined)
    await callAddress({
      method: 'put',
      url: `${IMPORT_PATH}mapping/`,
      params,
      headers: { 'Idempotency-Key': uuidv7() },
      body: mapping,
    })
  await callAddress({ method: 'post', url: `${IMPORT_PATH}${action}/`, params, headers })
}

type Choice = { readonly path: ImportPath; readonly sheet: number }

/** Chooses the sheet of a workbook, which is read then. */
export function useSheetChoice() {
  return useCommand(chooseSheet, { invalidates: [DATA] })
}

function chooseSheet({ path, sheet }: Choice, headers: CommandHeader): Promise<unknown> {
  const url = `${IMPORT_PATH}sheet/`
  return callAddress({ method: 'put', url, params: { path }, headers, body: { sheet } })
}

type Correction = {
  readonly path: ImportPath
  readonly rowNumber: number
  readonly cells: ReadonlyArray<{ readonly column: number; readonly value: string }>
}

/** Corrects cells of a row, which is checked again. */
export function useCorrection(onDone: () => void) {
  return useCommand(correct, { invalidates: [DATA], onDone })
}

function correct({ path, rowNumber, cells }: Correction, headers: CommandHeader): Promise<unknown> {
  const params = { path: { ...path, row_number: rowNumber } }
  const url = `${IMPORT_ROWS_PATH}{row_number}/`
  return callAddress({ method: 'patch', url, params, headers, body: { cells } })
}

type Asked = {
  readonly path: ImportPath
  readonly language: 'en' | 'es' | 'fr'
  readonly fileName: string
}

/** The rows of an import with their outcomes, as a file. */
export async function downloadResult(
  asked: Asked & {
    /** Only the refused rows. */
    readonly isRefused: boolean
  },
): Promise<{ name: string; file: Blob }> {
  const { path, language, fileName, isRefused } = asked
  const params = { path, query: { language, ...(isRefused && { state: 'refused' as const }) } }
  const reply = api.GET(`${IMPORT_PATH}output/`, { params, parseAs: 'blob' })
  const ending = isRefused ? '-refused.csv' : '-result.csv'
  return { name: nameOf(fileName, ending), file: fileOf(await unwrap(reply)) }
}

/** The people who are not in the file, as a file. */
export async function downloadUnlisted({
  path,
  language,
  fileName,
}: Asked): Promise<{ name: string; file: Blob }> {
  const params = { path, query: { language } }
  const reply = api.GET(`${UNLISTED_PATH}output/`, { params, parseAs: 'blob' })
  return { name: nameOf(fileName, '-not-in-file.csv'), file: fileOf(await unwrap(reply)) }
}

function fileOf(reply: unknown): Blob {
  if (!(reply instanceof Blob)) throw new Error('The result is no file.')
  return reply
}

function nameOf(fileName: string, ending: string): string {
  return fileName.replace(/\.\w+$/u, ending)
}
