// The settings of an interview in the editor of the plan.
import { Trans, useLingui } from '@lingui/react/macro'

import { INTERVIEW_FORMATS, INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'
import { PlaceField } from '#web/features/staff-shell/place-field.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { RichTextPart } from '../instructions/rich-text-part.tsx'
import type { DraftActivity, SentChange } from '../plan-draft.ts'
import { GuideLibrary } from './guide-library.tsx'
import { GuideQuestions } from './guide-questions.tsx'
import { InterviewPeople } from './interview-people.tsx'
import { MinutesField } from './minutes-field.tsx'
import { newInterview } from './new-interview.ts'

import styles from '../setup.module.css'

type ActivityInterviewProps = {
  jobId: number
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => SentChange
}

export function ActivityInterview({ jobId, activity, onChange }: ActivityInterviewProps) {
  const setup = activity.settings?.kind === 'interview' ? activity.settings : newInterview()
  const change = (next: Partial<InterviewSetup>) => onChange({ settings: { ...setup, ...next } })
  return (
    <div className={styles.questions}>
      <Disclosure summary={<Trans>Time, place and interviewers</Trans>}>
        <SetupFields jobId={jobId} setup={setup} onChange={change} />
      </Disclosure>
      <Disclosure summary={<Trans>Questions for interviewers</Trans>}>
        <GuideIntro
          intro={setup.guide.intro}
          onChange={(intro) => change({ guide: { ...setup.guide, intro } })}
        />
        <GuideQuestions
          jobId={jobId}
          questions={setup.guide.questions}
          minutes={setup.minutes}
          library={
            <GuideLibrary
              jobId={jobId}
              guide={setup.guide}
              onChange={(guide) => change({ guide })}
            />
          }
          onChange={(questions) => change({ guide: { ...setup.guide, questions } })}
        />
      </Disclosure>
    </div>
  )
}

/** What interviewers read first. */
function GuideIntro({ intro, onChange }: { intro: string; onChange: (intro: string) => void }) {
  const { t } = useLingui()
  const add = t`Add an introduction for interviewers`
  const edit = t`Edit the introduction for interviewers`
  return (
    <RichTextPart
      html={intro}
      maxLength={INTERVIEW_LIMITS.intro}
      labels={{
        field: t`Introduction for interviewers`,
        hint: t`Interviewers read it above the questions. Candidates never see it.`,
        tooLong: t`The introduction is too long.`,
        add,
        addFor: add,
        edit,
        editFor: edit,
        save: t`Save the introduction`,
      }}
      onChange={onChange}
    />
  )
}

type SetupFieldsProps = {
  jobId: number
  setup: InterviewSetup
  onChange: (next: Partial<InterviewSetup>) => void
}

function SetupFields({ jobId, setup, onChange }: SetupFieldsProps) {
  const { t } = useLingui()
  const isSequence = setup.mode === 'sequence'
  const formats = { video: t`Video call`, phone: t`Phone call`, in_person: t`In person` }
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <MinutesField
          label={isSequence ? t`Minutes with each interviewer` : t`Minutes`}
          bounds={INTERVIEW_LIMITS.minutes}
          minutes={setup.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
        <SelectField
          label={t`Kind of meeting`}
          value={setup.format}
          options={INTERVIEW_FORMATS.map((one) => ({ value: one, label: formats[one] }))}
          onChange={({ target }) => {
            const format = INTERVIEW_FORMATS.find((one) => one === target.value)
            if (format !== undefined) onChange({ format })
          }}
        />
      </div>
      <PlaceField value={setup.place} onPlace={(place) => onChange({ place })} />
      <InterviewPeople {...{ jobId, setup, onChange }} />
    </div>
  )
}
