// Example replies of `../applicant-exports.ts`.
import {
  type ApplicantExport,
  listApplicantExports,
  requestApplicantExport,
} from '../applicants/applicant-exports.ts'
import { example } from './example.ts'

/** One that can be downloaded. */
export const readyExport: ApplicantExport = {
  applicant_export_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9eaa',
  job_id: 301,
  format: 'xlsx',
  requested_at: '2026-11-14T10:00:00.000Z',
  done: 1204,
  total: 1204,
  ready_at: '2026-11-14T10:00:09.000Z',
  failed_at: null,
  expires_at: '2026-11-15T10:00:00.000Z',
  bytes: 84_213,
}

/** The same while it is being made. */
export const runningExport: ApplicantExport = {
  ...readyExport,
  done: 500,
  ready_at: null,
  bytes: null,
}

const meta = { page: 1, page_size: 25, total: 1 }

export const applicantExportExamples = [
  example(requestApplicantExport, { data: runningExport }),
  example(listApplicantExports, { data: [readyExport], meta }),
]
