// What a candidate is told of an application's state.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import type { CandidateStatus } from '#contract/progress/progress.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

const TONES: Record<CandidateStatus, ComponentProps<typeof StatusPill>['tone']> = {
  incomplete: 'blue',
  submitted: 'green',
  in_review: 'blue',
  interview: 'blue',
  offer: 'green',
  hired: 'green',
  not_selected: 'neutral',
  withdrawn: 'neutral',
}

export function CandidateStatusPill({ status }: { status: CandidateStatus }) {
  const { t } = useLingui()
  const words: Record<CandidateStatus, string> = {
    incomplete: t`Not finished`,
    submitted: t`Submitted`,
    in_review: t`In review`,
    interview: t`Interview`,
    offer: t`Offer`,
    hired: t({ message: 'Hired', context: 'application status' }),
    not_selected: t`Not selected`,
    withdrawn: t`Withdrawn`,
  }
  return <StatusPill tone={TONES[status]}>{words[status]}</StatusPill>
}
