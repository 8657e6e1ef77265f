import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../feedback/empty-state.tsx'
import { EmptyPage } from './empty-page.tsx'

type EmptyListProps = {
  /** How many the list has, on whatever page. */
  total: number
  /** Whether a search or a filter takes some of them away. */
  isNarrowed: boolean
  /** The text before there is a first entry. */
  nothingYet: ReactNode
  /** Says that none matches. */
  noMatch: ReactNode
  /** A suggestion of another filter. */
  hint?: ReactNode
  /** On the button that takes search and filters off. */
  showAll: ReactNode
  onShowAll: () => void
  onFirstPage: () => void
}

/** In place of the rows of a list: why there are none, and the way on. */
export function EmptyList(props: EmptyListProps) {
  const { total, isNarrowed, nothingYet, noMatch, hint, showAll, onShowAll, onFirstPage } = props
  if (total > 0) return <EmptyPage onFirstPage={onFirstPage} />
  if (!isNarrowed) return nothingYet
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title={noMatch}
      action={<Button onClick={onShowAll}>{showAll}</Button>}
    >
      {hint !== undefined && <p>{hint}</p>}
    </EmptyState>
  )
}
