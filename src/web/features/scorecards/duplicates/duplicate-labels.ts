// The words for why two applicants may be one person, why applications cannot be merged, and what went wrong.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import type { MergeSide, PossibleDuplicate } from '#contract/applicants/duplicates.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

export const REASON_LABELS: Readonly<
  Record<PossibleDuplicate['reasons'][number], MessageDescriptor>
> = {
  email: msg`Same email`,
  phone: msg`Same phone number`,
  linkedin: msg`Same LinkedIn page`,
  name: msg`Same name`,
}

export const BLOCKER_LABELS: Readonly<
  Record<NonNullable<MergeSide['blocker']>, MessageDescriptor>
> = {
  hired: msg`Hired: this application has to stay.`,
  live_interview: msg`An interview is still scheduled. Cancel it first, or keep this application.`,
  merged: msg`One of the two was merged already. Undo that first.`,
  not_a_duplicate: msg`Both are applications of the same account.`,
  not_allowed: msg`Your role does not decide about both requisitions.`,
}

const ERRORS: Readonly<Record<string, MessageDescriptor>> = {
  application_merged: msg`One of the two applications was merged meanwhile. Nothing was done: load the page again.`,
  action_not_allowed: msg`An applicant who was hired has to stay. Let the other application go.`,
  live_interview: msg`An interview of this applicant is still to come. Cancel it first.`,
  undo_expired: msg`A merge can be undone for 30 days. These are over.`,
  forbidden: msg`Your role does not decide about both requisitions.`,
}

/** A function that says why a merge, or a change of it, was refused. */
export function useMergeError(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const text = error instanceof ApiError ? ERRORS[error.code] : undefined
    return text === undefined ? errorText(error) : i18n._(text)
  }
}
