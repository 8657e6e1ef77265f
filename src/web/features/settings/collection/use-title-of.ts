import { useLingui } from '@lingui/react'

import type { AnyRow } from '#contract/core/collection.ts'

import type { CollectionView } from './collection-words.ts'

/** A function that names a row, in the reader's language where its words have one. */
export function useTitleOf({ spec, words }: CollectionView): (row: AnyRow) => string {
  const { i18n } = useLingui()
  return (row) => words.titleOf?.(row, i18n) ?? String(row[spec.title])
}
