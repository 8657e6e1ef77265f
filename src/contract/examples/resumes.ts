// Example replies of `../resumes.ts`.
import {
  deleteResume,
  getResumeText,
  listResumes,
  type Resume,
  uploadResume,
} from '../people/resumes.ts'
import { example } from './example.ts'

export const resume: Resume = {
  resume_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7099',
  user_id: 41,
  ref_id: 801,
  file_name: 'Ines Prado.pdf',
  mime: 'application/pdf',
  size: 48_120,
  status: 'ready',
  is_submitted: false,
  created_at: '2026-03-04T14:30:00.000Z',
}

/** The one that the same user keeps for their next applications. */
export const profileResume: Resume = {
  ...resume,
  resume_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7098',
  ref_id: null,
}

export const resumeExamples = [
  example(listResumes, { data: [profileResume, resume] }),
  example(uploadResume, { data: { ...resume, status: 'processing' } }),
  example(getResumeText, { data: { text_state: 'ready', text: 'Twelve years in warehouses' } }),
  example(deleteResume, { data: { user_id: 41, deleted_count: 1 } }),
]
