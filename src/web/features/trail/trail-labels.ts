// How the trail calls what was sent, what became of an answer, and why something was refused.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TrailAnswer, TrailCommand } from '#contract/assessments/trail.ts'
import type { ErrorCode } from '#contract/core/error.ts'

/** What a refused request wanted to bring. */
export const refusedLabels: Record<TrailCommand, MessageDescriptor> = {
  start: msg`Refused: the start`,
  answers: msg`Refused: answers`,
  timer: msg`Refused: the start of a limited time`,
  journal: msg`Refused: the device’s record of the time`,
  recording_start: msg`Refused: the beginning of a recording`,
  recording_part: msg`Refused: a part of a recording`,
  recording_end: msg`Refused: the end of a recording`,
  submit: msg`Refused: the submission`,
}

export const outcomeLabels: Record<TrailAnswer['outcome'], MessageDescriptor> = {
  stored: msg({ message: 'Stored', context: 'answer' }),
  outranked: msg({ message: 'A newer answer was stored', context: 'answer' }),
  late: msg({ message: 'After the submission, stored as evidence only', context: 'answer' }),
}

const REASONS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  validation_failed: msg`It contained something that this activity does not accept.`,
  malformed_json: msg`It arrived in a form that could not be read.`,
  idempotency_key_required: msg`It came without the key that keeps a request from counting twice.`,
  idempotency_key_reused: msg`Its key had been used for something else before.`,
  not_found: msg`The record was not found.`,
  conflict: msg`It did not fit what was there already.`,
  position_closed: msg`The position was closed.`,
  activity_locked: msg`The activity was not open yet.`,
  parts_missing: msg`Not every part was complete. It was opened again to be completed.`,
  answers_differ: msg`The server had other answers than the device. They are compared and sent again.`,
  upload_offset_differs: msg`The server had more or less of the recording than the device expected.`,
  recording_incomplete: msg`Parts of the recording were still missing.`,
  recording_closed: msg`The recording was complete already.`,
  too_many_recordings: msg`There were too many recordings for this question.`,
  storage_full: msg`There was no room for another recording.`,
  journal_full: msg`The device reported more about the timing than the assessment can need.`,
  unsupported_recording_type: msg`The recording was of a kind that is not taken.`,
  checksum_differs: msg`The part was damaged on its way.`,
  payload_too_large: msg`It was larger than the server takes.`,
  payload_version_unsupported: msg`It came from a version of the app that the server does not take.`,
}

const NO_REASON = msg`The server could not take it.`

/** Why something was refused; codes that are not known any more have words as well. */
export function reasonLabels(code: string): MessageDescriptor {
  const byCode: Readonly<Record<string, MessageDescriptor | undefined>> = REASONS
  return byCode[code] ?? NO_REASON
}
