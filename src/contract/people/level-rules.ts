// How a measured level compares with the target of a profile. Without zod: screens ask it as well.

export const LEVEL_COMPARISONS = ['below', 'at', 'above'] as const
export type LevelComparison = (typeof LEVEL_COMPARISONS)[number]

/** Compares the whole numbers that people read, so that a level shown as 70 is at a target of 70; null without either. */
export function compareLevel(score: number | null, target: number | null): LevelComparison | null {
  if (score === null || target === null) return null
  const shown = Math.round(score)
  if (shown === target) return 'at'
  return shown < target ? 'below' : 'above'
}
