import type { Person } from './applicant-previews.tsx'
import type { MessageSelection } from './message-queries.ts'

/** Whom a message goes to. */
export type MessageRequest = {
  selection: MessageSelection
  /** Those of them that are known by name, for the preview. */
  people: readonly Person[]
  count: number
  onSent: () => void
  onClose: () => void
}
