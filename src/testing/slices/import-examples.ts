// Example requests and rows of imports.
import { sql } from 'drizzle-orm'

import type { ImportKind, ImportState } from '#contract/imports/import-rules.ts'
import { dataImport, dataImportRow } from '#server/db/schema/data-import.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

const mapping = {
  columns: { email: 0, first_name: 1, last_name: 2, profile: 3, start_date: 4 },
  date_order: null,
  ignore_name_match: false,
  allow_other_job_matching_start_date: false,
  creates_profiles: false,
  lists_everyone: true,
}
const rowOf = (ref: { accountId: number; importId: number }) => ({
  ...ref,
  rowNumber: 2,
  cells: ['ada@example.com', 'Ada', 'Moreau', 'Pilott', '2025-01-13'],
})
const importIn = (state: ImportState, kind: ImportKind = 'people') =>
  unlessMissing(async ({ test, target }: ExampleNeeds) => {
    const at = test.clock.now()
    const [row] = await test.database.owner
      .insert(dataImport)
      .values({
        accountId: target.accountId,
        kind,
        fileName: 'people.csv',
        fileKey: 'data-imports/example',
        size: 20,
        state,
        columns: ['Email', 'First name', 'Last name', 'Role', 'Start date'].map((name) => ({
          name,
          samples: [],
          has_ambiguous_dates: false,
        })),
        proposed: {},
        sheets: ['People', 'Pay'],
        sheet: 0,
        mapping,
        options: {},
        createdBy: target.userId,
        createdAt: at,
        expiresAt: new Date(at.getTime() + 86_400_000),
      })
      .returning({ importId: dataImport.importId })
    const importId = row?.importId ?? 0
    // One row that was imported, about a person who is gone since.
    if (state === 'done')
      await test.database.owner.insert(dataImportRow).values({
        ...rowOf({ accountId: target.accountId, importId }),
        outcome: 'created',
        appliedAt: at,
        auditId: 0,
      })
    if (state === 'checked')
      await test.database.owner.insert(dataImportRow).values({
        ...rowOf({ accountId: target.accountId, importId }),
        outcome: 'refused',
        reason: 'unknown_profile',
        field: 'profile',
      })
    return { import_id: importId, row_number: 2 }
  })

export const importExamples: SliceExamples = {
  bodies: {
    uploadImport: peopleForm,
    saveImportMapping: mapping,
    chooseImportSheet: { sheet: 1 },
    correctImportRow: { cells: [{ column: 3, value: 'Pilot' }] },
  },
  params: {
    getImport: importIn('checked'),
    listImportRows: importIn('checked'),
    listImportValues: importIn('read', 'separations'),
    downloadImport: importIn('checked'),
    listUnlistedPeople: importIn('checked'),
    downloadUnlistedPeople: importIn('checked'),
    saveImportMapping: importIn('read'),
    chooseImportSheet: importIn('read'),
    checkImport: importIn('mapped'),
    correctImportRow: importIn('checked'),
    startImport: importIn('checked'),
    pauseImport: importIn('running'),
    resumeImport: importIn('paused'),
    cancelImport: importIn('running'),
    previewImportUndo: importIn('done'),
    undoImport: importIn('done'),
  },
  queries: { listImportValues: () => ({ field: 'separation_type', column: '0' }) },
  rows: ({ accountId, userId }) => [
    sql`insert into data_import (account_id, kind, file_name, file_key, size, state, columns, proposed, options, created_by,
          created_at, expires_at)
        values (${accountId}, 'people', 'p.csv', 'k', 1, 'read', '[]', '{}', '{}', ${userId}, now(), now())`,
    sql`insert into data_import_row (account_id, import_id, row_number, cells, user_id)
        select account_id, import_id, 2, '[]', ${userId} from data_import where account_id = ${accountId}`,
  ],
}

function peopleForm(): FormData {
  const form = new FormData()
  const text =
    'Email,First name,Last name,Role,Start date\nada@example.com,Ada,Moreau,Pilot,2025-01-13'
  form.set('import_type', 'people')
  form.set('file', new File([text], 'people.csv'))
  return form
}
