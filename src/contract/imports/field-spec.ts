// What a field of an import is. Without zod, so that screens read it as well.
import type { RowReason } from './import-rules.ts'

export type FieldSpec = {
  /** `note`: a text whose line breaks stay; `reference`: the name of something that the company keeps a list of. */
  readonly type: 'text' | 'note' | 'email' | 'date' | 'choice' | 'reference'
  /** Bound of a text, in characters. */
  readonly max?: number
  readonly choices?: readonly string[]
  /** Texts of files that mean a choice, folded as `aliases` are. */
  readonly choiceAliases?: Readonly<Record<string, readonly string[]>>
  /** Whether texts that are not recognized can be matched to choices; and why a row with such a text is refused. */
  readonly unknown?: RowReason
  /** Whether a column must be chosen for it, and whether each row needs a value. */
  readonly isRequired?: boolean
  /** Whether only readers of private data may import it and see what the file has. */
  readonly isPrivate?: boolean
  /** Names of the column in files, in three languages, folded: lower case, without accents and punctuation. */
  readonly aliases: readonly string[]
}
