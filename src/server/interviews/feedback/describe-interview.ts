import type { LocalizedText } from '#contract/core/shape.ts'
// An interview as its interviewer conducts it, and what colleagues read of it. Pure.
import { recommendationOf } from '#contract/interviews/interview-feedback-rules.ts'
import type {
  InterviewersFeedback,
  InterviewFeedback,
  InterviewToConduct,
} from '#contract/interviews/interview-feedback.ts'

import { measuredBy } from './conducted-interview.ts'
import type { ConductedRow, PanelRow } from './feedback-repository.ts'

/** The names of attributes, by id. */
export type Attributes = ReadonlyMap<number, LocalizedText>

/** Who reads what colleagues wrote. */
type Reader = {
  readonly userId: number
  /** Manages the requisition. */
  readonly isManager: boolean
}

/** What the interviewer needs in the room; of the others only whether they have submitted. */
export function describeToConduct(
  row: ConductedRow,
  given: { panel: readonly PanelRow[]; own: PanelRow; attributes: Attributes },
): InterviewToConduct {
  const { panel, own, attributes } = given
  return {
    // Of a sequence, the interviewer's own part.
    ...describeHead({ ...row, startsAt: own.startsAt ?? row.startsAt }, attributes),
    user_smartreq_id: row.userSmartreqId,
    applicant_name: row.applicantName,
    job_title: row.jobTitle,
    format: row.format,
    place: row.place,
    intro: row.guide.intro,
    panel: panel.map((one) => ({
      user_id: one.userId,
      full_name: one.fullName,
      has_submitted: one.status === 'submitted',
    })),
    feedback: {
      status: own.status ?? 'draft',
      entries: own.entries ?? {},
      submitted_at: own.submittedAt?.toISOString() ?? null,
      unlock_reason: own.unlockReason,
    },
  }
}

/** What is written about one interview, as a reader may see it. */
export function describeInterview(
  row: ConductedRow,
  given: { panel: readonly PanelRow[]; reader: Reader; attributes: Attributes },
): InterviewFeedback {
  const { panel, reader, attributes } = given
  const own = panel.find((one) => one.userId === reader.userId)
  const isHidden = own !== undefined && own.status !== 'submitted'
  return {
    ...describeHead(row, attributes),
    is_hidden: isHidden,
    is_interviewer: own !== undefined,
    feedback: panel.map((one) => describeColleague(one, { reader, isHidden })),
  }
}

// A draft is its author’s alone, and shown where they write it.
function describeColleague(
  one: PanelRow,
  { reader, isHidden }: { reader: Reader; isHidden: boolean },
): InterviewersFeedback {
  const isOwn = one.userId === reader.userId
  const isShown = one.status === 'submitted' && !isHidden
  const entries = isShown ? (one.entries ?? {}) : null
  return {
    user_id: one.userId,
    full_name: one.fullName,
    is_own: isOwn,
    status: one.status,
    submitted_at: one.submittedAt?.toISOString() ?? null,
    recommendation: entries === null ? null : recommendationOf(entries),
    entries,
    can_unlock: one.status === 'submitted' && (isOwn || reader.isManager),
  }
}

function describeHead(row: ConductedRow, attributes: Attributes) {
  return {
    interview_uuid: row.interviewUuid,
    step_title: row.stepTitle,
    step_standard_title: row.stepStandardTitle,
    status: row.status,
    starts_at: row.startsAt?.toISOString() ?? null,
    minutes: row.minutes,
    questions: row.guide.questions,
    attributes: measuredBy(row).attributes.flatMap((one) => {
      const name = attributes.get(one.attribute_type_id)
      return name === undefined ? [] : [{ ...one, name }]
    }),
  }
}
