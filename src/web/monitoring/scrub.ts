// Takes out of words and stacks what could lead to a user. What is left says what broke, not for whom.

const MAX_MESSAGE = 200
const MAX_FRAMES = 20

const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g
/** Queries and fragments, wherever they stand. */
const QUERY = /[?#][^\s)"']*/g
/** The same before the line and the column of a frame. */
const FRAME_QUERY = /[?#][^\s)]*?(?=:\d+:\d+\)?$)/g
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|`[^`]*`/g
const NUMBER = /\d+/g
/** Tokens and digests. */
const LONG_WORD = /\b[\w-]{32,}\b/g

/** A message without addresses, ids, quoted words and numbers; cut where it gets long. */
export function scrubMessage(message: string): string {
  return message
    .replaceAll(EMAIL, '[email]')
    .replaceAll(QUERY, '')
    .replaceAll(UUID, '[id]')
    .replaceAll(QUOTED, '[words]')
    .replaceAll(LONG_WORD, '[id]')
    .replaceAll(NUMBER, '[n]')
    .slice(0, MAX_MESSAGE)
}

/** The places in the code, without the message that browsers put before them: files of the build, line and column. */
export function scrubStack(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s*at |@.*:\d+:\d+$/.test(line))
  return frames.slice(0, MAX_FRAMES).map(scrubFrame)
}

function scrubFrame(line: string): string {
  const file = /(?:assets|src)\/[\w$.-]+(?:\/[\w$.-]+)*:\d+:\d+/.exec(
    line.replaceAll(FRAME_QUERY, ''),
  )
  return file?.[0] ?? '[elsewhere]'
}
