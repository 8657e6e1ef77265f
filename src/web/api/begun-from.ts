import { stateTag } from '#contract/core/state-tag.ts'

/** The header that says from which state, as it was read, a change began. */
export function begunFrom(state: object): { 'If-Match': string } {
  return { 'If-Match': stateTag(state) }
}
