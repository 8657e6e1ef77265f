import type { OfferSetup } from '#contract/offers/offers.ts'
// Defaults of a new offer from the offer activity of the applicant's step.
import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'

import type { Tx } from '../../db/database.ts'
import type { ApplicationKey } from '../offer-repository.ts'
import * as repository from './activity-repository.ts'

type Member = { readonly userId: number; readonly role: string }

/** Null where the applicant is at a step without an offer activity, and where the plan says nothing of it. */
export async function proposeOffer(tx: Tx, key: ApplicationKey): Promise<OfferSetup['activity']> {
  const found = await repository.findOfferActivity(tx, key)
  if (found === null || found.setup === null) return null
  if (found.jobStepId !== found.currentStepId) return null
  const { setup, jobId } = found
  const team = await repository.listTeam(tx, { accountId: key.accountId, jobId })
  return {
    offer_template_id: setup.offer_template_id,
    offer_details_template_id: setup.offer_details_template_id,
    signing_order: setup.signing_order,
    expiry_days: setup.expiry_days,
    signers: signersOf(setup, team),
  }
}

/**
 * The first member of the team in each role; null for a role that no member has. A member has one role in a team, so no
 * one signs twice.
 */
function signersOf(
  { signer_roles: roles }: Pick<OfferActivity, 'signer_roles'>,
  team: readonly Member[],
): NonNullable<OfferSetup['activity']>['signers'] {
  return roles.map((role) => ({
    team_role: role,
    user_id: team.find((one) => one.role === role)?.userId ?? null,
  }))
}
