/** How large a screening plan can be. */
export const PLAN_LIMITS = { steps: 20, activities: 60, titleLength: 80 } as const
