// The password rules of the specification, as one list that the form's checklist and the server both use.

/** Rule names, in the order in which a form shows them. */
export const PASSWORD_RULES = ['length', 'uppercase', 'number', 'special'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** The rules that a password breaks; empty when it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !tests[rule](password))
}
