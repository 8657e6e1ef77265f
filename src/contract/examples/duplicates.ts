// Example replies of `../duplicates.ts`.
import {
  dismissDuplicate,
  type Duplicates,
  getDuplicates,
  mergeApplications,
  type MergePreview,
  type MergeSide,
  type PossibleDuplicate,
  previewMerge,
  undoDismissal,
  undoMerge,
} from '../applicants/duplicates.ts'
import { mergeUserJobs, mergeUsers, previewUserMerge } from '../applicants/user-merges.ts'
import { example } from './example.ts'

export const possibleDuplicate: PossibleDuplicate = {
  user_smartreq_id: 905,
  user_id: 45,
  job_id: 7,
  title: 'Warehouse Associate',
  first_name: 'Inês',
  last_name: 'Duarte',
  status: 'new',
  application_date: '2026-03-05T08:10:00.000Z',
  reasons: ['phone', 'linkedin'],
}

export const duplicates: Duplicates = {
  possible: [possibleDuplicate],
  dismissed: [],
  merged: [],
  merge: null,
  can_merge: true,
}

const self: MergeSide = {
  user_smartreq_id: 901,
  user_id: 41,
  job_id: 7,
  title: 'Warehouse Associate',
  first_name: 'Ines',
  last_name: 'Duarte',
  email: 'ines.duarte@example.com',
  phone: { number: '+19125550142', formatted: '+1 912 555 0142', extension: null },
  linkedin_url: 'https://www.linkedin.com/in/ines-duarte',
  city: 'Savannah',
  status: 'active',
  step_status: 'awaiting_decision',
  score: 72,
  application_date: '2026-03-04T14:30:00.000Z',
  blocker: null,
}

export const mergePreview: MergePreview = {
  reasons: ['phone', 'linkedin'],
  sides: [
    self,
    {
      ...self,
      user_smartreq_id: 905,
      user_id: 45,
      first_name: 'Inês',
      email: 'ines.d@example.org',
      status: 'new',
      step_status: 'not_started',
      score: null,
      application_date: possibleDuplicate.application_date,
    },
  ],
}

const dismissed = { user_smartreq_id: 901, other_user_smartreq_id: 905 }

const merged = { user_smartreq_id: 905, merged_into: 901, undo_until: '2026-12-15T09:00:00.000Z' }

const { reasons: _, ...into } = possibleDuplicate

export const duplicateExamples = [
  example(getDuplicates, { data: duplicates }),
  example(previewMerge, { data: mergePreview }),
  example(mergeApplications, { data: merged }),
  example(previewUserMerge, { data: { reasons: ['phone'], pairs: [{ from: self, into }] } }),
  example(mergeUsers, { data: { merged: [merged] } }),
  example(mergeUserJobs, { data: { merged: [merged] } }),
  example(undoMerge, { data: { user_smartreq_id: 905, merged_into: 901 } }),
  example(dismissDuplicate, { data: dismissed }),
  example(undoDismissal, { data: dismissed }),
]
