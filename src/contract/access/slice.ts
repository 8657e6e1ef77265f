import { accountExamples } from '../examples/account.ts'
import { companyExamples } from '../examples/companies.ts'
import { membershipExamples } from '../examples/memberships.ts'
import { userExamples } from '../examples/users.ts'
import type { Slice } from '../slice.ts'
import * as account from './account.ts'
import * as audit from './audit.ts'
import * as companies from './companies.ts'
import * as hiringTeam from './hiring-team.ts'
import * as memberships from './memberships.ts'
import * as roles from './roles.ts'
import * as staffInvitations from './staff-invitations.ts'
import * as users from './users.ts'

export const accessSlice: Slice = {
  name: 'access',
  modules: [account, audit, companies, hiringTeam, memberships, roles, staffInvitations, users],
  examples: [accountExamples, companyExamples, membershipExamples, userExamples],
}
