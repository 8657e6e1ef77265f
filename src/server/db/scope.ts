// Whose rows a unit of work may touch: the words that row-level security listens to.

/**
 * `account` one company's rows · `person` one person's own rows, across companies · `public` open positions only ·
 * `system` everything, for sign-in, jobs and start-up.
 */
export type Scope =
  | { readonly kind: 'account'; readonly accountId: number; readonly userId: number | null }
  | { readonly kind: 'person'; readonly userId: number }
  | { readonly kind: 'public' }
  | { readonly kind: 'system'; readonly userId?: number }

export const APP_ROLE = 'fairlead_app'

/** The scope as parameters of `enter_scope`: its kind, the person, the company. */
export function scopeValues(scope: Scope): readonly [string, number | null, number | null] {
  const userId = 'userId' in scope ? (scope.userId ?? null) : null
  return [scope.kind, userId, scope.kind === 'account' ? scope.accountId : null]
}

/** The statements that open a transaction in a scope: one round trip, as the role that policies bind. */
export function scopePrelude(scope: Scope): string {
  const userId = 'userId' in scope ? idText(scope.userId) : ''
  const accountId = scope.kind === 'account' ? wholeNumber(scope.accountId) : ''
  return `SET LOCAL ROLE ${APP_ROLE}; SET LOCAL app.scope = '${scope.kind}'; SET LOCAL app.user_id = '${userId}'; SET LOCAL app.account_id = '${accountId}'`
}

function idText(id: number | null | undefined): string {
  return id === null || id === undefined ? '' : wholeNumber(id)
}

// The values become part of the SQL text, where a parameter cannot stand.
function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`Not an id: ${value}`)
  return String(value)
}
