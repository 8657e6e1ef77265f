// Bounds of what a requisition says of itself, for its form and for the server.
export const TITLE_MAX_LENGTH = 120
export const DESCRIPTION_MAX_LENGTH = 20_000
export const OPENINGS = { min: 1, max: 9999 } as const
/** Days between two applications of one person. */
export const RETAKE_DAYS = { min: 0, max: 3650 } as const
export const WEIGHT = { min: 0, max: 100 } as const

/** How long what is said of accommodations can be, and whom to ask. */
export const ACCOMMODATIONS = { text: 2000, contact: 200 } as const
