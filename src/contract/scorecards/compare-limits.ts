// How many applicants are compared at once. Without zod: the address of the screen is read by it as well.
export const COMPARE_LIMITS = { most: 10 } as const
