export const layoutSamples = [
  'candidate',
  'staff',
  'not-found',
  'not-authorized',
  'error',
  'splash',
] as const

export type LayoutSample = (typeof layoutSamples)[number]
