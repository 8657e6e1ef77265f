// What an entry of a person's work experience can hold. Imports nothing.

export const EXPERIENCE_LIMITS = {
  entries: 100,
  name: 200,
  description: 4000,
  place: 100,
} as const

export const POSITION_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
] as const
export type PositionType = (typeof POSITION_TYPES)[number]
