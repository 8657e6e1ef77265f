// Writing to those who are selected or rejected. The feature that does it is composed in by the route.
import type { ReactNode } from 'react'

import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import type { DecisionMessage } from '#contract/decisions/decisions.ts'

export type Person = { readonly refId: number; readonly name: string }

/** Whom a message goes to, and what follows. */
export type MessageRequest = {
  selection: { ref_ids: number[] } | { matching: ApplicantMatching }
  /** Those of them that are known by name, for the preview. */
  people: readonly Person[]
  count: number
  onSent: () => void
  onClose: () => void
}

/** The email that goes with a decision, while it is written. */
export type DecisionEmailRequest = {
  about: 'reject' | 'advance'
  people: readonly Person[]
  /** Null while none is to be sent. */
  message: DecisionMessage | null
  problemOf: (name: string, text?: string) => string | undefined
  onMessage: (message: DecisionMessage | null) => void
}

export type Emails = {
  /** The dialog that writes to applicants. */
  renderEmail: (request: MessageRequest) => ReactNode
  /** The dialog that sends text messages to them. */
  renderText: (request: MessageRequest) => ReactNode
  /** The fields that write to those about whom is decided. */
  renderDecisionEmail: (request: DecisionEmailRequest) => ReactNode
}
