// Rules of setting how long the sessions of a company's staff last. They are kept at each refresh: session-service.ts.
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

export type SignInPolicyService = ReturnType<typeof createSignInPolicyService>

export function createSignInPolicyService({ scopes }: { scopes: StaffScopes }) {
  return {
    get(caller: Caller, accountId: number): Promise<SignInPolicy> {
      const { policy } = getSignInPolicy
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        repository.findPolicy(tx, accountId),
      )
    },

    save: (by: By, given: { accountId: number; policy: SignInPolicy }): Promise<SignInPolicy> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'save-sign-in-policy',
        policy: saveSignInPolicy.policy,
        request: given,
        replySchema: signInPolicySchema,
        async change({ tx, audit }) {
          const { accountId, policy: after } = given
          const before = await repository.findPolicy(tx, accountId)
          await repository.savePolicy(tx, given)
          const about = { entity: 'sign_in_policy', entityId: accountId, action: 'update' } as const
          await audit({ ...about, before, after })
          return after
        },
      }),
  }
}
