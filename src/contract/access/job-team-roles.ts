/** What a user can be on the team of a requisition. */
export const JOB_TEAM_ROLES = [
  'recruiter',
  'hiring_manager',
  'coordinator',
  'interviewer',
  'offer_sender',
] as const
export type JobTeamRole = (typeof JOB_TEAM_ROLES)[number]

/** Those who may change the requisition, not only work in it. */
export const MANAGER_TEAM_ROLES = ['recruiter', 'hiring_manager'] as const satisfies JobTeamRole[]

/** How many people a new requisition can begin with. */
export const NEW_TEAM_MAX = 20
