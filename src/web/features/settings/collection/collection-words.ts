// The words of a collection's screen: all that a list says which another one would not.
import type { I18n, MessageDescriptor } from '@lingui/core'

import type {
  AnyRow,
  ChoiceField,
  CollectionSpec,
  ContentOf,
  RowOf,
  Use,
} from '#contract/core/collection.ts'

type FieldWords<F> = {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Shown at the field when the server refuses what it holds. */
  readonly problem?: MessageDescriptor
} & (F extends ChoiceField
  ? {
      readonly options: Readonly<Record<F['options'][number], MessageDescriptor>>
      /** Stands there until something is chosen. */
      readonly placeholder: MessageDescriptor
    }
  : object)

export type CollectionWords<C extends CollectionSpec> = {
  /** The address of the screen. */
  readonly href: string
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  /** The button below the form of a new row. */
  readonly add: MessageDescriptor
  /** What the search looks for. */
  readonly find: MessageDescriptor
  readonly empty: { readonly title: MessageDescriptor; readonly text: MessageDescriptor }
  readonly fields: {
    readonly [Name in keyof ContentOf<C> & keyof C['fields']]: FieldWords<C['fields'][Name]>
  }
  /** The name of a row where readers see another one than is stored: in their language. */
  readonly titleOf?: (row: RowOf<C>, i18n: I18n) => string
  /** The lines below the name of a row; the texts of its long fields where left out. */
  readonly linesOf?: (row: RowOf<C>) => readonly string[]
  /** Where the rows are that use one. */
  readonly hrefOf?: Readonly<Partial<Record<C['uses'][number], (row: RowOf<C>) => string>>>
}

/** A collection with its words, as the machine works with it: the types of its own rows are forgotten. */
export type CollectionView = { readonly spec: CollectionSpec; readonly words: AnyWords }

export type AnyFieldWords = {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  readonly problem?: MessageDescriptor
  readonly options?: Readonly<Record<string, MessageDescriptor>>
  readonly placeholder?: MessageDescriptor
}

type AnyWords = Omit<
  CollectionWords<CollectionSpec>,
  'fields' | 'titleOf' | 'linesOf' | 'hrefOf'
> & {
  readonly fields: Readonly<Record<string, AnyFieldWords>>
  readonly titleOf?: (row: AnyRow, i18n: I18n) => string
  readonly linesOf?: (row: AnyRow) => readonly string[]
  readonly hrefOf?: Readonly<Partial<Record<Use, (row: AnyRow) => string>>>
}

/** Joins a collection with its words. */
export function collectionView<const C extends CollectionSpec>(
  spec: C,
  words: CollectionWords<C>,
): CollectionView {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine gives the words the rows of their own list
  return { spec, words: words as unknown as AnyWords }
}
