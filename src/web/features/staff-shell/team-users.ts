import type { TeamMember } from '#contract/access/hiring-team.ts'

export type TeamUser = TeamMember & { readonly user_id: number }

/** Those of a team who are users of the company; the others see nothing, and conduct no interviews. */
export function usersOf(team: readonly TeamMember[]): TeamUser[] {
  return team.filter((one): one is TeamUser => one.user_id !== null)
}
