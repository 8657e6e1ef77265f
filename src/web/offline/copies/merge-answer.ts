// One answer of a copy against what this device has: by the rule that decides everywhere (newest-answer.ts).
import type { ActivityKey, AnswerRow } from '../database.ts'
import { isNewer } from '../newest-answer.ts'
import type { CopyContent } from './copy-content.ts'
import type { Taken } from './taken-revisions.ts'

type Merged = {
  readonly outcome: 'added' | 'newerHere' | 'same'
  /** What is to be written; null when what is here stays. */
  readonly row: AnswerRow | null
}

/** `row`: the copy's, under the attempt's id here. `taken` learns the revision. */
export function mergeAnswer(given: {
  copy: CopyContent
  row: AnswerRow
  here: AnswerRow | undefined
  activity: ActivityKey
  deviceId: string
  taken: Taken
  wipedRev: number
  now: number
}): Merged {
  const { copy, row, here, activity, deviceId, taken, now } = given
  const isOwn = copy.deviceId === deviceId
  const isKnown = isOwn ? (here?.rev ?? 0) >= row.rev : taken.has(activity, row)
  taken.note(activity, row)
  if (here === undefined) return { outcome: 'added', row: adopted({ ...given, isOwn }) }
  const isSameValue = JSON.stringify(here.value) === JSON.stringify(row.value)
  const isJustSo = isSameValue && here.answeredAt === row.answeredAt
  // No one answers in the future: a clock that is ahead does not win for as long. The server does the same.
  const answeredAt = new Date(Math.min(Date.parse(row.answeredAt), now)).toISOString()
  const theirs = { answeredAt, deviceId: copy.deviceId, rev: row.rev }
  if (isKnown || isJustSo || !isNewer(theirs, { ...here, deviceId }))
    return { outcome: isSameValue ? 'same' : 'newerHere', row: null }
  return { outcome: isSameValue ? 'same' : 'added', row: adopted({ ...given, isOwn }) }
}

// What the server has is not sent again. The rest goes out as a revision of this device, which it never used before.
function adopted(given: {
  row: AnswerRow
  here: AnswerRow | undefined
  isOwn: boolean
  wipedRev: number
}): AnswerRow {
  const { row, here, isOwn, wipedRev } = given
  const lowestRev = Math.max(here?.rev ?? 0, wipedRev)
  if (row.isWaiting === 0) {
    const rev = Math.max(row.rev, lowestRev)
    return { ...row, rev, ackedRev: rev }
  }
  const rev = isOwn && row.rev > lowestRev ? row.rev : lowestRev + 1
  return { ...row, rev, ackedRev: here?.ackedRev ?? 0, isWaiting: 1 }
}
