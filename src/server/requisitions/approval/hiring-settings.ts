// What a company sets for all of its requisitions, and what their forms offer. Knows no HTTP.
import * as contract from '#contract/settings/hiring-settings.ts'
import type { HiringSettings } from '#contract/settings/hiring-settings.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { isSwitchedOn, setPreference } from '../../settings/details/account-preferences.ts'
import * as repository from './approval-repository.ts'

const replySchema = contract.getHiringSettings.responses[200].shape.data

type Save = {
  readonly accountId: number
  readonly needsApproval: boolean
  readonly candidateContact?: string | undefined
}

export function createHiringSettings({ scopes }: { scopes: StaffScopes }) {
  return {
    get: (caller: Caller, accountId: number): Promise<HiringSettings> =>
      scopes.inAccount({ caller, accountId, policy: contract.getHiringSettings.policy }, (tx) =>
        readSettings(tx, accountId),
      ),

    save: (by: By, given: Save): Promise<HiringSettings> =>
      staffCommand(scopes, {
        by,
        accountId: given.accountId,
        policy: contract.saveHiringSettings.policy,
        name: 'save-hiring-settings',
        request: given,
        replySchema,
        change: async ({ tx, audit }) => {
          const { accountId, needsApproval } = given
          const { waiting_count: waiting, ...before } = await readSettings(tx, accountId)
          const { candidateContact = before.candidate_contact } = given
          const after = { needs_approval: needsApproval, candidate_contact: candidateContact }
          const value = needsApproval ? '1' : '0'
          await setPreference(tx, { accountId, keyname: 'REQUISITION_APPROVAL', value })
          await repository.setCandidateContact(tx, { accountId, candidateContact })
          await audit({
            entity: 'hiring_settings',
            entityId: accountId,
            action: 'update',
            before,
            after,
          })
          return { ...after, waiting_count: waiting }
        },
      }),

    /** The departments that requisitions of the company name. */
    departments: (caller: Caller, accountId: number) =>
      scopes.inAccount({ caller, accountId, policy: contract.listDepartments.policy }, (tx) =>
        repository.listDepartments(tx, accountId),
      ),
  }
}

async function readSettings(tx: Tx, accountId: number): Promise<HiringSettings> {
  return {
    needs_approval: await isSwitchedOn(tx, { accountId, keyname: 'REQUISITION_APPROVAL' }),
    candidate_contact: await repository.candidateContact(tx, accountId),
    waiting_count: await repository.countWaiting(tx, accountId),
  }
}
