// The bounds of tags, without zod: dialogs say them too.
export const TAG_NAME_MAX_LENGTH = 40

export const CHANGE_LIMITS = {
  /** Added, or taken off, in one request. */
  tags: 20,
  /** Of one company. */
  tagsOfCompany: 500,
} as const

/** What is changed, and undone, together. */
export const CHANGE_KINDS = ['assign', 'tag', 'delete'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]
