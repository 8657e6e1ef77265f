export type PasswordRule = 'length' | 'uppercase' | 'number' | 'special'

const checks: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

export const passwordRules: readonly PasswordRule[] = ['length', 'uppercase', 'number', 'special']

/** The rules that the password already keeps, in the order in which they are shown. */
export function metPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => checks[rule](password))
}
