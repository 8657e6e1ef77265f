// The breaches port: whether a password became known somewhere. Knows nothing of who chose it.

export type BreachedPasswords = {
  /** False as well when no one can tell now: a service that is away keeps no one from choosing a password. */
  has(password: string): Promise<boolean>
}

/** For an installation that names no service. */
export const noBreaches: BreachedPasswords = { has: () => Promise.resolve(false) }
