// The shape of the settings' list of sections.
import type { MessageDescriptor } from '@lingui/core'

import type { RoleFlag } from '#contract/core/endpoint.ts'

type Section = {
  readonly href: string
  readonly name: MessageDescriptor
  /** More words that people search for, separated by commas. */
  readonly keywords: MessageDescriptor
  /** What it takes beside access to the settings. */
  readonly flag?: RoleFlag
}
export type SectionGroup = {
  readonly name: MessageDescriptor
  readonly sections: readonly Section[]
}
