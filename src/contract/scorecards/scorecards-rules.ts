// The limits, states and list orders of scorecards: without zod, so that forms can read them as well.

// The bounds of comments, without zod: the form says them too.
export const COMMENT_MAX_LENGTH = 4000

/** Who reads a comment: everyone who sees the application, or its author alone. */
export const COMMENT_SCOPES = ['team', 'private'] as const
export type CommentScope = (typeof COMMENT_SCOPES)[number]

/** How many colleagues one comment mentions at most. */
export const MENTIONS_MAX = 10

// How many applicants are compared at once. Without zod: the address of the screen is read by it as well.
export const COMPARE_LIMITS = { most: 10 } as const

// How far a scorecard can be shared. Without zod: the dialog reads it as well.
export const SHARE_LIMITS = { recipients: 20, message: 2000, days: [7, 14, 30] } as const

/** How many other applications of the same person a scorecard lists at most. */
export const OTHER_APPLICATIONS_MAX = 20
