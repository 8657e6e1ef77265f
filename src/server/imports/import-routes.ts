// Routes of imports.
import { Readable } from 'node:stream'

import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { IMPORT_LIMITS, type ImportAction } from '#contract/imports/import-rules.ts'
import * as steps from '#contract/imports/import-steps.ts'
import { listImportValues } from '#contract/imports/import-values.ts'
import * as contract from '#contract/imports/imports.ts'
import { downloadUnlistedPeople, listUnlistedPeople } from '#contract/imports/unlisted-people.ts'

import { actorOf } from '../access/staff-command.ts'
import { staffEndpoints } from '../access/staff-endpoints.ts'
import { attachmentNamed } from '../assessments/media/file-name.ts'
import { receiveForm } from '../careers/company-media/receive-form.ts'
import { route } from '../http/route.ts'
import type { SliceDeps } from '../slice.ts'
import { chooseSheet } from './choose-sheet.ts'
import { openOutput, writeOutput } from './import-output.ts'
import * as service from './import-service.ts'
import { listValues } from './list-values.ts'
import { hiddenFrom } from './private-columns.ts'
import { correctRow } from './rows/correct-row.ts'
import { saveMapping } from './save-mapping.ts'
import { previewUndo } from './undo/allow-undo.ts'
import * as unlisted from './unlisted/unlisted-people.ts'

/** Bytes that are looked at to tell a text from other files. */
const HEAD_BYTES = 4096

export function importRoutes(app: FastifyInstance, deps: SliceDeps): void {
  app.register(async (forms) => {
    await forms.register(multipart)
    takeIn(forms, deps)
  })
  sendOut(app, deps)
  sendUnlisted(app, deps)
  serveImports(app, deps)
  serveActions(app, deps)
}

function takeIn(app: FastifyInstance, deps: SliceDeps): void {
  const { scopes, storage, authenticate } = deps
  route({ app, authenticate, endpoint: contract.uploadImport }, async (call) => {
    const { account_id: accountId } = call.params
    const { policy, form } = contract.uploadImport
    // Asked before any byte is taken in.
    await scopes.inAccount({ caller: call.caller, accountId, policy }, async () => undefined)
    const { fields, file } = await receiveForm(call.request, {
      storage,
      fields: form,
      maxBytes: IMPORT_LIMITS.bytes,
      headBytes: HEAD_BYTES,
    })
    try {
      return {
        data: await service.uploadImport(deps, { by: actorOf(call), accountId, fields, file }),
      }
    } finally {
      await file.staged.discard()
    }
  })
}

function sendOut(app: FastifyInstance, { scopes, database, authenticate }: SliceDeps): void {
  const endpoint = contract.downloadImport
  route({ app, authenticate, endpoint }, async ({ caller, params, query, request, reply }) => {
    const { account_id: accountId, import_id: importId } = params
    const { policy } = endpoint
    const opened = await scopes.inAccount({ caller, accountId, policy }, async (tx, access) => {
      const row = await openOutput(tx, { accountId, importId, access, address: request.ip })
      return { row, hidden: hiddenFrom(access, row) }
    })
    const { row } = opened
    const { language, state: outcome } = query
    const bytes = writeOutput(database, { ...opened, language, outcome })
    return sendCsv(reply, { fileName: row.fileName, ending: '-result', bytes })
  })
}

function sendUnlisted(app: FastifyInstance, deps: SliceDeps): void {
  const { scopes, database, authenticate, now } = deps
  const endpoint = downloadUnlistedPeople
  route({ app, authenticate, endpoint }, async ({ caller, params, query, request, reply }) => {
    const { account_id: accountId, import_id: importId } = params
    const { policy } = endpoint
    const opened = await scopes.inAccount({ caller, accountId, policy }, (tx, access) =>
      unlisted.openUnlisted(tx, { accountId, importId, access, address: request.ip, at: now() }),
    )
    const bytes = unlisted.writeUnlisted(database, { ...opened, ...query })
    return sendCsv(reply, { fileName: opened.row.fileName, ending: '-not-in-file', bytes })
  })
}

type Csv = {
  /** Of the file that was imported. */
  readonly fileName: string
  /** Stands before the extension of the file's name. */
  readonly ending: string
  readonly bytes: AsyncIterable<Uint8Array>
}

function sendCsv(reply: FastifyReply, { fileName, ending, bytes }: Csv): FastifyReply {
  return reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', attachmentNamed(fileName.replace(/\.\w+$/u, `${ending}.csv`)))
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(Readable.from(bytes))
}

function serveImports(app: FastifyInstance, deps: SliceDeps): void {
  const { query, command } = staffEndpoints({ ...deps, app })

  query(contract.listImports, ({ tx, params, query: { import_type: kind, ...page } }) =>
    service.listImports(tx, { accountId: params.account_id, kind, ...page }),
  )

  query(contract.getImport, ({ tx, params, access }) =>
    service.getImport(tx, { ...refOf(params), access, at: deps.now(), jobs: deps.jobs }),
  )

  query(
    contract.listImportRows,
    ({ tx, params, access, query: { state: outcome, reason, kept, ...page } }) => {
      const filter = { outcome, reason, isKept: kept === 'true' }
      return service.listRows(tx, { ...refOf(params), access, ...filter, ...page })
    },
  )

  query(listImportValues, ({ tx, params, query: asked, access }) =>
    listValues(tx, { ...refOf(params), access, ...asked }),
  )

  query(listUnlistedPeople, ({ tx, params, query: page }) =>
    unlisted.listUnlistedPeople(tx, { ...refOf(params), ...page, at: deps.now() }),
  )

  query(steps.previewImportUndo, ({ tx, params }) =>
    previewUndo(tx, { ...refOf(params), at: deps.now(), jobs: deps.jobs }),
  )

  command(contract.saveImportMapping, ({ tx, access, params, body }) =>
    saveMapping({ tx, access }, { ...refOf(params), mapping: body }),
  )

  command(steps.chooseImportSheet, ({ tx, params, body, audit }) =>
    chooseSheet({ tx, audit }, { ...refOf(params), ...body, jobs: deps.jobs }),
  )

  command(steps.correctImportRow, ({ tx, params, body, audit, access }) => {
    const { row_number: rowNumber } = params
    return correctRow(
      { tx, audit, access },
      { ...refOf(params), rowNumber, ...body, at: deps.now() },
    )
  })
}

const ACTIONS = [
  { endpoint: steps.checkImport, action: 'check' },
  { endpoint: steps.startImport, action: 'start' },
  { endpoint: steps.pauseImport, action: 'pause' },
  { endpoint: steps.resumeImport, action: 'resume' },
  { endpoint: steps.cancelImport, action: 'cancel' },
  { endpoint: steps.undoImport, action: 'undo' },
] as const satisfies ReadonlyArray<{ endpoint: object; action: ImportAction }>

function serveActions(app: FastifyInstance, deps: SliceDeps): void {
  const { command } = staffEndpoints({ ...deps, app })
  const { jobs, now } = deps
  for (const { endpoint, action } of ACTIONS)
    command(endpoint, ({ tx, params, audit, access }) =>
      service.changeState({ tx, audit, access }, { ...refOf(params), action, jobs, at: now() }),
    )
}

function refOf(params: { account_id: number; import_id: number }) {
  return { accountId: params.account_id, importId: params.import_id }
}
