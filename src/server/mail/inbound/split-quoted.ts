// Tells what someone wrote from the earlier messages that their mail program put below it.

/** How such programs introduce them, in the languages of the app and some more. */
const WROTE =
  /^(on|el|le|am|em|il)\s.{4,250}\s(wrote|escribió|a écrit|schrieb|escreveu|ha scritto)\s*:$/iu
const ORIGINAL =
  /^-{2,}\s*(original message|mensaje original|message d['’]origine|message original|ursprüngliche nachricht|forwarded message)\s*-{2,}$/iu
const FROM = /^\*?(from|de|von|da)\s?:\*?\s.+/iu
const SENT = /^\*?(sent|date|enviado|fecha|envoyé|gesendet|inviato)(\sel)?\s?:\*?\s.+/iu
/** A line that programs draw above the headers of the earlier message. */
const RULE = /^[_-]{10,}$/
/** So far the introduction can go on, and so much of a line is looked at. */
const LINES = 3
const LONGEST = 300

/**
 * `text` is what is new, `quoted` what came before. An answer between the lines of the earlier message is not taken
 * apart, nor one that stands below it: `quoted` is empty then.
 */
export function splitQuoted(whole: string): { text: string; quoted: string } {
  const lines = whole.split('\n')
  const start = lines.findIndex((_, index) => beginsQuote(lines, index))
  const uncut = { text: whole.trim(), quoted: '' }
  if (start === -1) return uncut
  const text = lines.slice(0, start).join('\n').trim()
  const quoted = lines.slice(start)
  return text === '' || hasAnswers(quoted) ? uncut : { text, quoted: quoted.join('\n').trim() }
}

function beginsQuote(lines: readonly string[], index: number): boolean {
  const line = lineAt(lines, index)
  if (ORIGINAL.test(line)) return true
  if (RULE.test(line)) return beginsHeaders(lines, index + 1)
  return isQuoted(line) || beginsHeaders(lines, index) || introduces(lines, index)
}

// "On …" and "wrote:" may stand on two or three lines.
function introduces(lines: readonly string[], index: number): boolean {
  let joined = ''
  for (let at = index; at < index + LINES; at += 1) {
    joined = `${joined} ${lineAt(lines, at)}`.trim()
    if (WROTE.test(joined.slice(0, LONGEST))) return true
  }
  return false
}

function beginsHeaders(lines: readonly string[], index: number): boolean {
  if (!FROM.test(lineAt(lines, index))) return false
  return Array.from({ length: LINES }, (_, after) => lineAt(lines, index + 1 + after)).some(
    (line) => SENT.test(line),
  )
}

// Lines of the earlier message, and then one that is not: an answer to them.
function hasAnswers(quoted: readonly string[]): boolean {
  const first = quoted.findIndex(isQuoted)
  return first !== -1 && quoted.slice(first).some((line) => line.trim() !== '' && !isQuoted(line))
}

function isQuoted(line: string): boolean {
  return line.startsWith('>')
}

function lineAt(lines: readonly string[], index: number): string {
  return (lines[index] ?? '').trim().slice(0, LONGEST)
}
