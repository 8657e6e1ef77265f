// The view of the list of onboarding forms as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { ONBOARDING_FORM_LIST } from '#contract/settings/settings-rules.ts'
import { listSearch } from '#web/api/list-search.ts'

export type OnboardingFormsView = ListView<typeof ONBOARDING_FORM_LIST>

export const onboardingFormsSearch = listSearch(ONBOARDING_FORM_LIST)
