import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import type { ApplicantDetails, PersonalDetails } from '#contract/people/user-profile.ts'
// How to reach an applicant: what their profile says, and else what they answered in the forms of the application. Pure.
import type { StandardFieldName } from '#contract/plan-editor/plan-editor-rules.ts'

import { toPhoneNumber } from '../people/profile/phone-number.ts'
import type { listActivities } from './scorecard-repository.ts'

type ActivityRow = Pick<
  Awaited<ReturnType<typeof listActivities>>[number],
  'kind' | 'answers' | 'submittedAt'
>
type Given = {
  readonly profile: PersonalDetails
  readonly rows: readonly ActivityRow[]
  /** Where a phone number without a plus is dialled. */
  readonly phoneCountry: string | null
  /** Details that the company added, such as from a resume. */
  readonly phoneNumber: string | null
}

const FORMS: readonly ActivityKind[] = ['application-form', 'onboarding-form']

/** What staff read of a person beside their name. */
export function describeApplicant({
  profile,
  rows,
  phoneCountry,
  phoneNumber,
}: Given): ApplicantDetails {
  const { phone_number: phone, ...details } = profile
  const answers = newestAnswers(rows)
  const answered = (field: StandardFieldName) => answers.get(field) ?? null
  return {
    ...details,
    phone: toPhoneNumber(phone ?? answered('phone') ?? phoneNumber, phoneCountry),
    address: answered('address'),
    city: profile.city ?? answered('city'),
    linkedin_url: profile.linkedin_url ?? answered('linkedin'),
  }
}

// The form that was submitted last wins; there are no answers of others.
function newestAnswers(rows: readonly ActivityRow[]): ReadonlyMap<string, string> {
  const forms = rows
    .filter(({ kind }) => FORMS.includes(kind))
    .toSorted((one, other) => Number(one.submittedAt) - Number(other.submittedAt))
  const texts = forms
    .flatMap(({ answers }) => answers ?? [])
    .flatMap(({ questionId, value }): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[questionId, value.trim()]] : [],
    )
  return new Map(texts)
}
