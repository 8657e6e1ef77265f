import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'

import { State } from './state.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** What will be here, and how it gets here. */
  children?: ReactNode
  /** The next step, as a button or a link that looks like one. */
  action?: ReactNode
  icon?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** Nothing here yet: teaches the next step. */
export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  return <State {...rest} tone="accent" icon={icon ?? <Inbox size={24} />} />
}
