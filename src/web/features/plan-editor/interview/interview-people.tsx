// Who meets the candidate: how many of the interviewers, and in a sequence in which order.
import { useLingui } from '@lingui/react/macro'

import {
  INTERVIEW_LIMITS,
  INTERVIEW_MODES,
  type InterviewMode,
} from '#contract/interviews/interviews-rules.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { inOrderOf, InterviewerOrder } from '#web/features/staff-shell/interviewer-order.tsx'
import { usersOf } from '#web/features/staff-shell/team-users.ts'
import { CheckCards } from '#web/ui/form/check-cards.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { jobPath, TEAM } from '../setup-data.ts'
import { MinutesField } from './minutes-field.tsx'

type InterviewPeopleProps = {
  jobId: number
  setup: InterviewSetup
  onChange: (next: Partial<InterviewSetup>) => void
}

export function InterviewPeople({ jobId, setup, onChange }: InterviewPeopleProps) {
  const { t } = useLingui()
  const team = usersOf(useOptionalData(TEAM, jobPath(jobId))?.data ?? [])
  const isSequence = setup.mode === 'sequence'
  const ids = setup.interviewer_user_ids
  const sequenceHint = t`The candidate chooses one start, and meets the interviewers in their order. Only times at which each of them is free for their own part are offered.`
  const severalHint = t`You chose several interviewers. All of them meet the candidate together.`
  const hint = setup.mode === 'one' && ids.length > 1 ? severalHint : undefined
  const modes: Readonly<Record<InterviewMode, string>> = {
    one: t`One interviewer`,
    panel: t`All of them together`,
    pool: t`One of them, the one with the fewest interviews`,
    sequence: t`All of them, one after the other`,
  }
  return (
    <>
      <SelectField
        label={t`Who meets the candidate`}
        hint={isSequence ? sequenceHint : hint}
        value={setup.mode}
        options={INTERVIEW_MODES.map((one) => ({ value: one, label: modes[one] }))}
        onChange={({ target }) => {
          const mode = INTERVIEW_MODES.find((one) => one === target.value)
          if (mode !== undefined) onChange({ mode })
        }}
      />
      {isSequence && (
        <MinutesField
          label={t`Minutes of break between two interviewers`}
          bounds={INTERVIEW_LIMITS.breakMinutes}
          minutes={setup.break_minutes ?? 0}
          onChange={(minutes) => onChange({ break_minutes: minutes })}
        />
      )}
      <CheckCards
        isField
        legend={t`Interviewers`}
        hint={t`From the hiring team. They can be changed for each candidate.`}
        options={team.map((one) => ({
          value: one.user_id,
          label: `${one.first_name} ${one.last_name}`,
        }))}
        chosen={ids}
        onChange={(chosen) => {
          const next = isSequence ? inOrderOf(ids, chosen) : chosen
          onChange({ interviewer_user_ids: next.slice(0, INTERVIEW_LIMITS.interviewers) })
        }}
      />
      {isSequence && (
        <InterviewerOrder
          team={team}
          ids={ids}
          onChange={(next) => onChange({ interviewer_user_ids: next })}
        />
      )}
    </>
  )
}
