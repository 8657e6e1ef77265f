/** How large a screening plan can be. */
export const PLAN_LIMITS = {
  steps: 20,
  activities: 60,
  titleLength: 80,
  instructionLength: 10_000,
} as const

/** Bounds of the score that a pass rule asks for: scores are 0–100. */
export const PASS_SCORE = { min: 0, max: 100 } as const
