// Example replies of `../imports/imports.ts`.
import {
  cancelImport,
  checkImport,
  chooseImportSheet,
  correctImportRow,
  previewImportUndo,
  undoImport,
  pauseImport,
  resumeImport,
  startImport,
} from '../imports/import-steps.ts'
import { type ImportValues, listImportValues } from '../imports/import-values.ts'
import {
  type DataImport,
  getImport,
  type ImportEntry,
  type ImportRow,
  listImportRows,
  listImports,
  type ImportUndo,
  saveImportMapping,
  uploadImport,
} from '../imports/imports.ts'
import { listUnlistedPeople, type UnlistedPerson } from '../imports/unlisted-people.ts'
import { example } from './example.ts'

const entry: ImportEntry = {
  import_id: 41,
  import_type: 'people',
  file_name: 'employees.csv',
  size: 48_213,
  state: 'checked',
  row_count: 412,
  counts: [
    { outcome: 'created', reason: null, rows: 380 },
    { outcome: 'changed', reason: null, rows: 12 },
    { outcome: 'same', reason: null, rows: 17 },
    { outcome: 'refused', reason: 'unknown_profile', rows: 2 },
    { outcome: 'refused', reason: 'bad_email', rows: 1 },
  ],
  created_at: '2026-11-14T10:00:00.000Z',
  created_by: { user_id: 12, full_name: 'Rosa Delgado' },
  finished_at: null,
  expires_at: '2026-12-14T10:00:00.000Z',
  undo: null,
}

/** An import whose rows were checked. */
export const checkedImport: DataImport = {
  ...entry,
  columns: [
    { name: 'Email', samples: ['ada@example.com', 'ben@example.com'], has_ambiguous_dates: false },
    { name: 'First name', samples: ['Ada', 'Ben'], has_ambiguous_dates: false },
    { name: 'Last name', samples: ['Moreau', 'Okafor'], has_ambiguous_dates: false },
    { name: 'Role', samples: ['Dock worker', 'Crane operator'], has_ambiguous_dates: false },
    { name: 'Start date', samples: ['03/04/2025'], has_ambiguous_dates: true },
  ],
  mapping: {
    columns: { email: 0, first_name: 1, last_name: 2, profile: 3, start_date: 4 },
    date_order: 'day_first',
    ignore_name_match: false,
    allow_other_job_matching_start_date: false,
    creates_profiles: false,
    lists_everyone: true,
  },
  proposed: { email: 0, first_name: 1, last_name: 2, profile: 3, start_date: 4 },
  done: 412,
  failure: null,
  can_undo: false,
  can_compare: true,
  sheets: null,
  sheet: null,
}

/** Its rows: one that changes a person, and one that is refused. */
const importRows: ImportRow[] = [
  {
    row_number: 2,
    outcome: 'changed',
    reason: null,
    field: null,
    full_name: 'Ada Moreau',
    email: 'ada@example.com',
    cells: [],
    changes: [{ field: 'department', from: 'Dock', to: 'Yard' }],
    is_applied: false,
    is_undone: false,
    kept: [],
  },
  {
    row_number: 3,
    outcome: 'refused',
    reason: 'unknown_profile',
    field: 'profile',
    full_name: 'Ben Okafor',
    email: 'ben@example.com',
    cells: [{ field: 'profile', column: 3, value: 'Crane operater', original: null }],
    changes: [],
    is_applied: false,
    is_undone: false,
    kept: [],
  },
]

/** What its undo would do once it is imported. */
const importUndo: ImportUndo = {
  rows: 392,
  removed_jobs: 377,
  removed_people: 375,
  restored: 12,
  kept: [
    { reason: 'later_work', rows: 3 },
    { reason: 'changed_later', rows: 2 },
  ],
}

/** Who has a current job, and no row in the file. */
const unlisted: UnlistedPerson[] = [
  {
    user_id: 61,
    full_name: 'Noor Haddad',
    employee_number: '1042',
    email: 'noor@example.com',
    job_title: 'Dock worker',
  },
  {
    user_id: 62,
    full_name: 'Tom Vance',
    employee_number: null,
    email: null,
    job_title: 'Crane operator',
  },
]

/** An import of separations whose columns are to be matched. */
export const separationsImport: DataImport = {
  ...checkedImport,
  import_id: 42,
  import_type: 'separations',
  file_name: 'leavers.csv',
  state: 'read',
  row_count: 18,
  counts: [],
  columns: [
    { name: 'Employee number', samples: ['1042', '1043'], has_ambiguous_dates: false },
    { name: 'Last day', samples: ['2026-10-30'], has_ambiguous_dates: false },
    { name: 'Type', samples: ['Voluntary', 'Laid off'], has_ambiguous_dates: false },
    { name: 'Reason', samples: ['New job'], has_ambiguous_dates: false },
    { name: 'Note', samples: [], has_ambiguous_dates: false },
  ],
  mapping: null,
  proposed: { employee_number: 0, end_date: 1, separation_type: 2, separation_reason: 3 },
  can_compare: false,
}

/** Texts of its types and reasons that are not recognized. */
export const importValues: ImportValues = {
  texts: [{ text: 'Laid off', rows: 3, proposed: null }],
  has_more: false,
  choices: [
    { choice: 'voluntary', name: null, separation_type: null },
    { choice: 'involuntary', name: null, separation_type: null },
    { choice: 'other', name: null, separation_type: null },
  ],
}

const meta = { page: 1, page_size: 25, total: 1 }
const stored = { data: { import_id: entry.import_id, state: entry.state } }

export const importExamples = [
  example(uploadImport, { data: { import_id: entry.import_id, state: 'uploaded' } }),
  example(listImports, { data: [entry], meta }),
  example(getImport, { data: checkedImport }),
  example(saveImportMapping, stored),
  example(listImportRows, { data: importRows, meta: { ...meta, total: importRows.length } }),
  example(listImportValues, { data: importValues }),
  example(listUnlistedPeople, { data: unlisted, meta: { ...meta, total: unlisted.length } }),
  example(chooseImportSheet, { data: { import_id: entry.import_id, state: 'uploaded' } }),
  example(checkImport, stored),
  example(correctImportRow, stored),
  example(startImport, stored),
  example(pauseImport, stored),
  example(resumeImport, stored),
  example(cancelImport, stored),
  example(previewImportUndo, { data: importUndo }),
  example(undoImport, stored),
]
