// In the plan's problems: an onboarding activity has no form yet.
import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'

import { currentLocale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import type { DraftActivity } from '../plan-draft.ts'
import { formFieldId } from './form-field-id.ts'

type ChooseFormLinkProps = {
  /** Of the step with the problem. */
  activities: readonly DraftActivity[]
  planHref: string
}

/** Moves the focus to the choice of the form, or opens the plan where that is on another screen. */
export function ChooseFormLink({ activities, planHref }: ChooseFormLinkProps) {
  const activity = activities.find(
    ({ kind, question_count: count }) => kind === 'onboarding-form' && count === 0,
  )
  if (activity === undefined) return null
  const name = activity.title[currentLocale()]
  const focusField = (event: MouseEvent) => {
    const field = document.getElementById(formFieldId(activity))
    if (field === null) return
    event.preventDefault()
    field.focus()
  }
  return (
    <AppLink href={planHref} onClick={focusField}>
      <Trans>Choose a form for “{name}”</Trans>
    </AppLink>
  )
}
