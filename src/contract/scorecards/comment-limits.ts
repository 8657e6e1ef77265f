// The bounds of comments, without zod: the form says them too.
export const COMMENT_MAX_LENGTH = 4000

/** Who reads a comment: everyone who sees the application, or its author alone. */
export const COMMENT_SCOPES = ['team', 'private'] as const
export type CommentScope = (typeof COMMENT_SCOPES)[number]

/** How many colleagues one comment mentions at most. */
export const MENTIONS_MAX = 10
