// Bodies of requests about roles.
import { ROLE_FLAGS, type RoleBody, type RoleFlags } from '#contract/access/roles.ts'

/** A role that opens nothing but what is given. */
export function roleBody(given: Partial<RoleBody> = {}): RoleBody {
  const flags = Object.fromEntries(ROLE_FLAGS.map((flag) => [flag, false]))
  return { ...(flags as RoleFlags), role_name: 'Night shift', ...given }
}
