// What depends on the people who answer a question.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Staff fill in fields of a person or a job themselves. */
export type Audience = 'candidates' | 'employees' | 'managers' | 'staff'

type AudienceLabels = {
  readonly note: MessageDescriptor
  readonly required: MessageDescriptor
  /** Which formatting of a question is shown. */
  readonly formatting: MessageDescriptor
  /** What the scores of the answers are for. */
  readonly scores: MessageDescriptor
  readonly files: MessageDescriptor
}

const SCORES = msg`Give each answer a score from 0 to 100.`

export const AUDIENCE_LABELS: Readonly<Record<Audience, AudienceLabels>> = {
  candidates: {
    note: msg`Note for candidates`,
    required: msg`Candidates must answer it`,
    formatting: msg`Bold, lists and links are kept. Candidates see no images, tables or headings.`,
    scores: msg`Give each answer a score from 0 to 100. Scores appear on the scorecard; candidates do not see them.`,
    files: msg`Files that candidates can upload, of at most 10 MB`,
  },
  employees: {
    note: msg`Note for employees`,
    required: msg`Employees must answer it`,
    formatting: msg`Bold, lists and links are kept. Employees see no images, tables or headings.`,
    scores: msg`Give each answer a score from 0 to 100. Employees do not see scores.`,
    files: msg`Files that employees can upload, of at most 10 MB`,
  },
  managers: {
    note: msg`Note for managers`,
    required: msg`Managers must answer it`,
    formatting: msg`Bold, lists and links are kept. Managers see no images, tables or headings.`,
    scores: SCORES,
    files: msg`Files that managers can upload, of at most 10 MB`,
  },
  staff: {
    note: msg`Note`,
    required: msg`Required`,
    formatting: msg`Bold, lists and links are kept.`,
    scores: SCORES,
    files: msg`Files that can be uploaded, of at most 10 MB`,
  },
}
