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

/** Who collects the signatures: `embedded` is the signing page of this app. */
export const SIGNATURE_PROVIDERS = ['embedded', 'documenso'] as const
export type SignatureProviderName = (typeof SIGNATURE_PROVIDERS)[number]

/**
 * Why an offer does not get on at an outside provider. `unauthorized`: the API key is refused. `unreachable`: no reply, or a
 * server error. `refused`: the request is refused for good. `unexpected_reply`: the server is not Documenso. `not_found`: the
 * document was deleted there. `ended_there`: it was cancelled there. `signed_too_late`: everyone signed after the offer had ended.
 */
export const SIGNATURE_PROBLEMS = [
  'unauthorized',
  'unreachable',
  'refused',
  'unexpected_reply',
  'not_found',
  'ended_there',
  'signed_too_late',
] as const
export type SignatureProblem = (typeof SIGNATURE_PROBLEMS)[number]

export const SIGNATURE_PROVIDER_LIMITS = { url: 300, apiKey: 300 } as const

/** Where Documenso sends its webhooks about the offers of a company: the path, below the address of the app. */
export function documensoWebhookPath(accountId: number | string): string {
  return `/integration/v1/e-signature/documenso/${accountId}/`
}
