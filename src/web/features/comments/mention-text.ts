// Mentions in the text of a comment: @ and a name. Knows no screen.
import type { Colleague } from './mention-query.ts'

/** An @ after a space or at the beginning, and what was typed of a name so far: at most two words. */
const BEGUN = /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/

/** What of a name is typed before the caret; null where no mention is begun. */
export function begunMention(text: string, caret: number): string | null {
  return BEGUN.exec(text.slice(0, caret))?.[1] ?? null
}

/** The text with a name in the place of what was begun, and where the caret is then. */
export function withMention(
  { text, caret }: { text: string; caret: number },
  name: string,
): { text: string; caret: number } {
  const begun = begunMention(text, caret) ?? ''
  const before = `${text.slice(0, caret - begun.length)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Those of the users whom a text mentions. */
export function mentionedIn(text: string, users: readonly Colleague[]): number[] {
  const ids = users.filter((one) => text.includes(`@${one.full_name}`)).map((one) => one.user_id)
  return [...new Set(ids)]
}
