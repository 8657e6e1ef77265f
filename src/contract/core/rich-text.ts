// Rich text: HTML with few elements, which the editor writes and the server cleans. Sizes and alignments are data
// attributes, because the pages' content security policy refuses inline styles. Without zod: the editor reads it.

/** px; text without a size has the default. */
export const FONT_SIZES = [8, 12, 14, 16, 18, 24, 32] as const
export const DEFAULT_FONT_SIZE = 14

/** Text without an alignment starts at the side where its language begins. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const

/** What the editor needs to know of the format. */
export const RICH_TEXT = {
  fontSizes: FONT_SIZES,
  defaultSize: DEFAULT_FONT_SIZE,
  alignments: ALIGNMENTS,
} as const
