// Writing to those who are selected. The feature that does it is composed in by the route.
import type { ReactNode } from 'react'

import type { Matching } from './decision-queries.ts'

/** Whom an email goes to, and what follows. */
export type EmailRequest = {
  selection: { ref_ids: number[] } | { matching: Matching }
  /** Those of them that are known by name, for the preview. */
  people: readonly { refId: number; name: string }[]
  count: number
  onSent: () => void
  onClose: () => void
}
export type RenderEmail = (request: EmailRequest) => ReactNode
