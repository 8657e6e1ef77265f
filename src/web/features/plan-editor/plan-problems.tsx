import { Trans } from '@lingui/react/macro'

import type { LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import type { PlanProblem } from '#contract/plan-editor/screening-plan.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { ChooseFormLink } from './onboarding/choose-form-link.tsx'
import type { DraftStep } from './plan-draft.ts'

import styles from './setup.module.css'

type PlanProblemsProps = {
  problems: readonly PlanProblem[]
  steps: readonly DraftStep[]
  library: readonly LibraryAttribute[]
  /** Where the plan is edited. */
  planHref: string
}

/** What keeps the plan from being published; nothing where there is nothing. */
export function PlanProblems({ problems, ...rest }: PlanProblemsProps) {
  if (problems.length === 0) return null
  return (
    <Banner tone="warning" title={<Trans>Before the plan can be published</Trans>}>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.step} ${problem.attribute_type_id}`}>
            <ProblemText problem={problem} {...rest} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type ProblemTextProps = Omit<PlanProblemsProps, 'problems'> & { problem: PlanProblem }

function ProblemText({ problem, steps, library, planHref }: ProblemTextProps) {
  const stepTitle = useStepTitle()
  const step = steps[problem.step ?? -1]
  const title = step === undefined ? '' : stepTitle(step.title, step.standard_title)
  const attribute = library.find((one) => one.attribute_type_id === problem.attribute_type_id)
  const name = attribute?.name[currentLocale()] ?? ''
  switch (problem.code) {
    case 'no_steps':
      return <Trans>Add a step.</Trans>
    case 'first_step_empty':
      return <Trans>Add an activity to the first step: candidates begin there.</Trans>
    case 'step_empty':
      return <Trans>“{title}” measures nothing. Add an activity, or remove the step.</Trans>
    case 'activity_twice':
      return <Trans>“{title}” asks for something that was asked for before. Remove one.</Trans>
    case 'no_questions':
      return <Trans>“{title}” has an activity without questions. Add one, or remove it.</Trans>
    case 'no_onboarding_form':
      return <ChooseFormLink activities={step?.activities ?? []} planHref={planHref} />
    case 'interview_first':
    case 'offer_first':
    case 'offer_twice':
    case 'sequence_too_long':
      return <MeetingProblem code={problem.code} title={title} />
    case 'rule_needs_activity':
      return (
        <Trans>
          “{title}” has a pass rule, but no required activity. Add one, or let staff decide.
        </Trans>
      )
    case 'rule_needs_score':
      return (
        <Trans>
          “{title}” asks for a score, but measures nothing that has a weight. Change its pass rule,
          or give a weight to an attribute that it measures.
        </Trans>
      )
    case 'resume_not_asked':
      return (
        <Trans>
          The requisition requires a resume. Add that field to a required application form in “
          {title}”.
        </Trans>
      )
    case 'linkedin_not_asked':
      return (
        <Trans>
          The requisition requires a LinkedIn page. Add that field to a required application form in
          “{title}”.
        </Trans>
      )
    case 'no_weights':
      return <Trans>Give one of the attributes a weight above zero.</Trans>
    case 'measured_twice':
      return (
        <Trans>
          The questions in “{title}” score “{name}”, which another activity measures too. Choose
          another attribute for the questions, or remove the activity.
        </Trans>
      )
    case 'not_measured':
      return (
        <Trans>
          “{name}” has a weight, but nothing in the plan measures it. Add an activity that does, or
          remove the attribute.
        </Trans>
      )
  }
}

type MeetingCode = 'interview_first' | 'offer_first' | 'offer_twice' | 'sequence_too_long'

// Of an interview or an offer, which staff and candidates do together.
function MeetingProblem({ code, title }: { code: MeetingCode; title: string }) {
  switch (code) {
    case 'interview_first':
      return (
        <Trans>
          Candidates submit their application with “{title}”, before anyone has met them. Move the
          interview to a later step, or add something to do and make the interview optional.
        </Trans>
      )
    case 'offer_first':
      return (
        <Trans>
          Candidates submit their application with “{title}”, before they can get an offer. Move the
          offer to a later step.
        </Trans>
      )
    case 'offer_twice':
      return (
        <Trans>
          “{title}” has a second offer. An applicant has one offer at a time: remove one of them.
        </Trans>
      )
    case 'sequence_too_long':
      return (
        <Trans>
          The sequence of interviews in “{title}” takes more than 8 hours with its breaks. Shorten
          the interviews or the breaks, or choose fewer interviewers.
        </Trans>
      )
  }
}
