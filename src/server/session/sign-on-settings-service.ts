// Rules of choosing a company's identity provider. Signs no one in.
import * as contract from '#contract/session/sign-on.ts'
import type { SignOnSettings } from '#contract/session/sign-on.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { staffCommand, type By } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { ProviderKeys } from '../integrations/identity/provider-keys.ts'
import { findPolicy } from './my-sessions-repository.ts'
import * as repository from './sign-on-repository.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly keys: ProviderKeys
  readonly now: () => Date
}

export type SignOnSettingsService = ReturnType<typeof createSignOnSettingsService>

export function createSignOnSettingsService({ scopes, keys, now }: Deps) {
  return {
    get(caller: Caller, accountId: number) {
      const { policy } = contract.getSignOnSettings
      return scopes.inAccount({ caller, accountId, policy }, (tx) =>
        repository.getSettings(tx, accountId),
      )
    },

    /**
     * Sets the company's provider.
     * @throws AppError `validation_failed` for an issuer or a role that cannot be, and for switching off the only way in.
     */
    save: (by: By, given: { accountId: number; settings: SignOnSettings }) =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'save-sign-on-settings',
        policy: contract.saveSignOnSettings.policy,
        request: given,
        replySchema: contract.signOnSettingsReplySchema,
        async change({ tx, audit }) {
          const { accountId, settings } = given
          await assertPossible(tx, { ...given, keys })
          if (!settings.is_enabled) await assertNotRequired(tx, accountId)
          const { provider: before } = await repository.getSettings(tx, accountId)
          await repository.saveSettings(tx, { accountId, settings, at: now() })
          const saved = await repository.getSettings(tx, accountId)
          const about = {
            entity: 'sign_on_provider',
            entityId: accountId,
            action: 'update',
          } as const
          await audit({ ...about, before, after: saved.provider })
          return saved
        },
      }),
  }
}

async function assertPossible(
  tx: Tx,
  given: { accountId: number; settings: SignOnSettings; keys: ProviderKeys },
): Promise<void> {
  const { accountId, settings, keys } = given
  if (!keys.mayAsk(settings.issuer)) {
    const fields = { issuer: 'An https address without user, query or fragment.' }
    throw new AppError('validation_failed', { fields })
  }
  if (!(await repository.isRoleOf(tx, { accountId, roleId: settings.default_role_id }))) {
    const fields = { default_role_id: 'Not a role of this company.' }
    throw new AppError('validation_failed', { fields })
  }
}

async function assertNotRequired(tx: Tx, accountId: number): Promise<void> {
  await repository.lockProvider(tx, accountId)
  const { is_sign_on_required: isRequired } = await findPolicy(tx, accountId)
  if (!isRequired) return
  const fields = { is_enabled: 'The sign-in rules let staff in by it only. Change those first.' }
  throw new AppError('validation_failed', { fields })
}
