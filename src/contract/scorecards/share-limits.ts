// How far a scorecard can be shared. Without zod: the dialog reads it as well.
export const SHARE_LIMITS = { recipients: 20, message: 2000, days: [7, 14, 30] } as const
