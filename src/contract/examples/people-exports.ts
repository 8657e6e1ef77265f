// Example replies of `../people/people-exports.ts`.
import {
  listPeopleExports,
  type PeopleExport,
  requestPeopleExport,
} from '../people/people-exports.ts'
import { example } from './example.ts'

/** One that can be downloaded. */
export const readyPeopleExport: PeopleExport = {
  people_export_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9eab',
  type: 'xlsx',
  has_private_data: false,
  requested_at: '2026-11-14T10:00:00.000Z',
  done: 1204,
  total: 1204,
  ready_at: '2026-11-14T10:00:09.000Z',
  failed_at: null,
  expires_at: '2026-11-15T10:00:00.000Z',
  bytes: 84_213,
}

/** The same while it is being made. */
export const runningPeopleExport: PeopleExport = {
  ...readyPeopleExport,
  done: 500,
  ready_at: null,
  bytes: null,
}

const meta = { page: 1, page_size: 25, total: 1 }

export const peopleExportExamples = [
  example(requestPeopleExport, { data: runningPeopleExport }),
  example(listPeopleExports, { data: [readyPeopleExport], meta }),
]
