// A company's settings for signing offers, and their defaults. Shared by server and screens; without zod.

export const E_SIGNATURE_LIMITS = {
  /** Days to answer that a new offer proposes. */
  expiryDays: { min: 1, max: 90 },
  /** Hours between the automatic reminder and the end of the last day. */
  reminderHours: { min: 1, max: 336 },
} as const

/** The settings of a company that has stored none. */
export const E_SIGNATURE_DEFAULTS = {
  expiry_days: 7,
  reminder_hours: 48,
} as const satisfies {
  expiry_days: number
  reminder_hours: number | null
}

/** How long before its end a certificate counts as expiring: admins are told, and the next one is prepared. */
export const CERTIFICATE_NOTICE_DAYS = 60

/** Whether so few sends are left that a sender is told: fewer than a tenth of the limit. */
export function areFewSendsLeft({ used, limit }: { used: number; limit: number }): boolean {
  return limit - used < limit / 10
}
