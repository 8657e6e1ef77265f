// Choices of an offer activity in the plan editor: templates, defaults, and whether offers need approval.
import { getOfferActivityOptions } from '#contract/plan-editor/offer-activity.ts'

import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { listRules } from '../approval/approval-repository.ts'
import { getESignatureSettings } from '../settings/e-signature-repository.ts'
import { detailsChoices, letterChoices } from './template-choices.ts'

export function serveActivityOptions({ query }: StaffEndpoints): void {
  query(getOfferActivityOptions, async ({ tx, access }) => ({
    templates: await letterChoices(tx, access),
    details_templates: await detailsChoices(tx, access),
    ...(await getESignatureSettings(tx, access.accountId)),
    has_approval_rules: (await listRules(tx, access.accountId)).length > 0,
    can_edit_rules: access.has('company_settings_access'),
  }))
}
