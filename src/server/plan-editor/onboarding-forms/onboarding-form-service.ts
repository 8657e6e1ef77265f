// Rules of a company's onboarding forms. No HTTP, no SQL.
import { listAccountOnboardingForms } from '#contract/settings/account-onboarding-forms.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Caller } from '../../http/access-token.ts'
import { listOnboardingForms } from './onboarding-form-repository.ts'

type Page = { search: string; page: number; pageSize: number }

export function createOnboardingFormService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the forms, and how many there are. */
    list: (caller: Caller, { jobId, ...page }: { jobId: number } & Page) =>
      scopes.atJob(
        { caller, jobId, policy: listAccountOnboardingForms.policy },
        (tx, { accountId }) => listOnboardingForms(tx, { accountId, ...page }),
      ),
  }
}
