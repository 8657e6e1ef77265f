// Rules of setting how a company's staff sign in. How long sessions last is kept at each refresh (session-service.ts), the
// second factor at each call of staff (staff-access.ts), the company's own provider at sign-in (sign-on-required.ts).
import type { z } from 'zod'

import {
  getSignInPolicy,
  saveSignInPolicy,
  signInPolicySchema,
  type SignInPolicy,
} from '#contract/session/my-sessions.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './my-sessions-repository.ts'
import { lockProvider } from './sign-on-repository.ts'

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

    /** @throws AppError `validation_failed` for a rule that would leave no one a way in. */
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
          const after = { ...before, ...given.policy }
          if (after.is_sign_on_required) await assertProvider(tx, accountId)
          await repository.savePolicy(tx, { accountId, policy: after })
          const about = { entity: 'sign_in_policy', entityId: accountId, action: 'update' } as const
          await audit({ ...about, before, after })
          return after
        },
      }),
  }
}

async function assertProvider(tx: Tx, accountId: number): Promise<void> {
  if (await lockProvider(tx, accountId)) return
  const fields = { is_sign_on_required: 'Set up single sign-on first, and switch it on.' }
  throw new AppError('validation_failed', { fields })
}
