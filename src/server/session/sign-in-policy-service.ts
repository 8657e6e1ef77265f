// Rules of setting how a company's staff sign in. How long sessions last is kept at each refresh (session-service.ts), the
// second factor at each call of staff (staff-access.ts).
import type { z } from 'zod'

import {
  getSignInPolicy,
  saveSignInPolicy,
  signInPolicySchema,
  type SignInPolicy,
} from '#contract/my-sessions.ts'

import { staffCommand, type By } from '../audit/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import * as repository from './my-sessions-repository.ts'

type PolicyBody = z.output<typeof saveSignInPolicy.body>

export type SignInPolicyService = ReturnType<typeof createSignInPolicyService>

export function createSignInPolicyService({ scopes }: { scopes: StaffScopes }) {
  return {
    get(caller: Caller, accountId: number): Promise<SignInPolicy> {
      const { policy } = getSignInPolicy
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        repository.findPolicy(tx, accountId),
      )
    },

    save: (by: By, given: { accountId: number; policy: PolicyBody }): Promise<SignInPolicy> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'save-sign-in-policy',
        policy: saveSignInPolicy.policy,
        request: given,
        replySchema: signInPolicySchema,
        async change({ tx, audit }) {
          const { accountId } = given
          const before = await repository.findPolicy(tx, accountId)
          const { is_second_factor_required = before.is_second_factor_required } = given.policy
          const after = { ...given.policy, is_second_factor_required }
          await repository.savePolicy(tx, { accountId, policy: after })
          const about = { entity: 'sign_in_policy', entityId: accountId, action: 'update' } as const
          await audit({ ...about, before, after })
          return after
        },
      }),
  }
}
