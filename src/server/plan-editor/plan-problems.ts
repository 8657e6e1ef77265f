import { hasPlayer, type ActivityKind } from '#contract/assessments/kind-names.ts'
// What keeps a plan from being published. Pure.
import { isSequenceTooLong } from '#contract/interviews/interview-parts.ts'
import type { PlanProblem, PlanStep } from '#contract/plan-editor/screening-plan.ts'

type CheckedActivity = {
  readonly asmt_id: number
  readonly kind: ActivityKind
  readonly is_required: boolean
  readonly question_count: number
  readonly settings: PlanStep['activities'][number]['settings']
}

type CheckedPlan = {
  readonly steps: readonly { readonly activities: readonly CheckedActivity[] }[]
  /** The attributes that count, with their weights. */
  readonly weights: readonly { readonly attribute_type_id: number; readonly weight: number }[]
  /** The attributes that a content measures, by its `asmt_id`. */
  readonly measures: ReadonlyMap<number, readonly number[]>
}

/** The problems in the order of the plan; empty when it can be published. */
export function problemsOf({ steps, weights, measures }: CheckedPlan): PlanProblem[] {
  if (steps.length === 0) return [problem('no_steps')]
  const problems: PlanProblem[] = []
  if (steps[0]?.activities.length === 0) problems.push(problem('first_step_empty', { step: 0 }))
  problems.push(...blockingFirst(steps[0]?.activities ?? []))
  problems.push(...repeated(steps).map((step) => problem('activity_twice', { step })))
  problems.push(...repeatedOffers(steps).map((step) => problem('offer_twice', { step })))
  problems.push(...unasked(steps))
  for (const [step, { activities }] of steps.entries())
    if (activities.some(isTooLong)) problems.push(problem('sequence_too_long', { step }))
  problems.push(...measuredTwice({ steps, measures }))
  const measured = new Set([...measures.values()].flat())
  const counted = weights.filter(({ weight }) => weight > 0)
  if (weights.length > 0 && counted.length === 0) problems.push(problem('no_weights'))
  for (const { attribute_type_id } of counted)
    if (!measured.has(attribute_type_id))
      problems.push(problem('not_measured', { attribute_type_id }))
  return problems
}

/** The same of the measurement plan of a job profile, which no one submits by, and which may measure more than the profile weighs. */
export function measurementProblemsOf({
  steps,
  measures,
}: Pick<CheckedPlan, 'steps' | 'measures'>): PlanProblem[] {
  if (steps.length === 0) return [problem('no_steps')]
  const empty = [...steps.entries()].filter(([, { activities }]) => activities.length === 0)
  return [
    ...empty.map(([step]) => problem('step_empty', { step })),
    ...repeated(steps).map((step) => problem('activity_twice', { step })),
    ...unasked(steps),
    ...measuredTwice({ steps, measures }),
  ]
}

// Candidates submit with the first step: by then no one has met them, or can offer them anything.
function blockingFirst(first: readonly CheckedActivity[]): PlanProblem[] {
  const withStaff = first.filter(({ kind }) => !hasPlayer(kind))
  const isAll = withStaff.length === first.length
  const blocking = withStaff.filter((one) => isAll || one.is_required)
  const codes = blocking.map(({ kind }) => (kind === 'offer' ? 'offer_first' : 'interview_first'))
  return [...new Set(codes)].map((code) => problem(code, { step: 0 }))
}

// The steps whose offer activity comes after another one.
function repeatedOffers(steps: CheckedPlan['steps']): number[] {
  const offers = steps.flatMap(({ activities }, step) =>
    activities.filter(({ kind }) => kind === 'offer').map(() => step),
  )
  return [...new Set(offers.slice(1))]
}

// Activities that ask nothing. An onboarding form is chosen, not written, so it has a problem of its own.
function unasked(steps: CheckedPlan['steps']): PlanProblem[] {
  return [...steps.entries()].flatMap(([step, { activities }]) => {
    const empty = activities.filter((one) => hasPlayer(one.kind) && one.question_count === 0)
    const codes = empty.map(({ kind }) =>
      kind === 'onboarding-form' ? 'no_onboarding_form' : 'no_questions',
    )
    return [...new Set(codes)].map((code) => problem(code, { step }))
  })
}

function isTooLong({ settings }: CheckedActivity): boolean {
  if (settings?.kind !== 'interview' || settings.mode !== 'sequence') return false
  const { minutes, break_minutes: breakMinutes = 0, interviewer_user_ids: ids } = settings
  return isSequenceTooLong(ids.length, { minutes, breakMinutes })
}

// The steps that ask for an assessment that an earlier activity asks for already.
function repeated(steps: CheckedPlan['steps']): number[] {
  const seen = new Set<number>()
  const found = new Set<number>()
  for (const [index, { activities }] of steps.entries()) {
    for (const { asmt_id } of activities) {
      if (seen.has(asmt_id)) found.add(index)
      seen.add(asmt_id)
    }
  }
  return [...found]
}

// An applicant has one score of each attribute. Two instruments of the product may share one; what a company scores may not.
function measuredTwice({ steps, measures }: Pick<CheckedPlan, 'steps' | 'measures'>) {
  const all = steps.flatMap(({ activities }, step) =>
    activities.flatMap(({ asmt_id, kind }) =>
      (measures.get(asmt_id) ?? []).map((id) => ({ id, step, kind })),
    ),
  )
  return [...Map.groupBy(all, ({ id }) => id)].flatMap(([id, measuring]) => {
    const asking = measuring.find(({ kind }) => kind === 'screening-questions')
    if (asking === undefined || measuring.length < 2) return []
    return [problem('measured_twice', { step: asking.step, attribute_type_id: id })]
  })
}

function problem(
  code: PlanProblem['code'],
  of: Partial<Pick<PlanProblem, 'step' | 'attribute_type_id'>> = {},
): PlanProblem {
  return { code, step: null, attribute_type_id: null, ...of }
}
