// What a company writes into a notice, as it is kept: plain text, whose only mark-up is a heading's.

// What a reader cannot see, or what turns the direction of the words around it: no one agrees to hidden words.
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const LINE_BREAK = /\r\n?|\u2028|\u2029/g

/** Plain text without anything hidden: no control characters, no spaces at ends of lines, one empty line at a time. */
export function plainBody(text: string): string {
  return text
    .replaceAll(LINE_BREAK, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(UNSEEN, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
