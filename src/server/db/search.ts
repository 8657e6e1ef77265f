// Searching in what people and files wrote: without regard to case, accents, apostrophes, hyphens, the order of words and
// the spaces between them, and to how a letter with an accent is encoded (`fold_text` of functions/scope.sql).
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * True where a text has every word of a search at the beginning of one of its words; undefined, for no condition, where
 * the search has none. It folds each text that it looks at: long lists have a folded column, see `foldedHasWords`.
 */
export function hasWords(text: SQLWrapper, search: string): SQL | undefined {
  return foldedHasWords(sql`fold_text(${text})`, search)
}

/** The same for a text that is stored folded. */
export function foldedHasWords(folded: SQLWrapper, search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => hasWord(folded, word)))
}

// The trigram index finds the word anywhere; where it begins is looked at in what it found.
function hasWord(folded: SQLWrapper, word: string): SQL {
  return sql`(${folded} like '%' || fold_text(${escapeLike(word)}) || '%' and ${folded} ~ word_start(${word}))`
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/u).filter((word) => word !== '')
}

// A word stands for itself inside LIKE.
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
}
