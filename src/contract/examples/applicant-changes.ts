import {
  assignApplicants,
  type Assignee,
  deleteApplicants,
  listAssignees,
  listTags,
  tagApplicants,
  undoApplicantChange,
} from '../applicants/applicant-changes.ts'
// Example replies of `../applicant-changes.ts`.
import {
  changeAccountApplicants,
  listAccountAssignees,
  listAccountTags,
  undoAccountChange,
} from '../decisions/account-decisions.ts'
import { moveAccountApplicants, moveApplicants } from '../decisions/moves.ts'
import { example } from './example.ts'

const tags = [
  { tag_id: 31, name: 'Forklift license' },
  { tag_id: 32, name: 'Night shift' },
]

const assignees: Assignee[] = [
  { user_id: 12, full_name: 'Maya Torres', email: 'maya.torres@example.com' },
  { user_id: 13, full_name: 'Sam Okafor', email: 'sam.okafor@example.com' },
]

const changed = {
  batch_id: '0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e1f',
  undo_until: '2026-11-14T10:10:00.000Z',
  done: [801],
  skipped: [],
}
const meta = { page: 1, page_size: 25, total: 2 }

export const applicantChangeExamples = [
  example(listAccountTags, { data: tags, meta }),
  example(listAccountAssignees, { data: assignees, meta }),
  example(changeAccountApplicants, { data: changed }),
  example(moveApplicants, { data: changed }),
  example(moveAccountApplicants, { data: changed }),
  example(undoAccountChange, { data: { done: [801], skipped: [] } }),
  example(listTags, { data: tags, meta }),
  example(listAssignees, { data: assignees, meta }),
  example(assignApplicants, { data: changed }),
  example(tagApplicants, { data: changed }),
  example(deleteApplicants, { data: changed }),
  example(undoApplicantChange, { data: { done: [801], skipped: [] } }),
]
