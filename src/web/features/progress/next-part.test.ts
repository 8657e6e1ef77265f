import { describe, expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import type { TrackerActivity, TrackerDetail } from '#contract/progress/progress.ts'

import { nextOf, partsOf } from './next-part.ts'

const [step] = trackerDetail.steps
const [example] = step?.activities ?? []

function activity(id: number, change: Partial<TrackerActivity> = {}): TrackerActivity {
  if (example === undefined) throw new Error('The example has no activity.')
  return { ...example, job_step_activity_id: id, ...change }
}

function trackerOf(
  activities: TrackerActivity[],
  interviews: TrackerDetail['steps'][number]['interviews'] = [],
): Pick<TrackerDetail, 'steps'> {
  if (step === undefined) throw new Error('The example has no step.')
  return { steps: [{ ...step, activities, interviews }] }
}

function next(tracker: Pick<TrackerDetail, 'steps'>) {
  const found = nextOf(tracker, partsOf(tracker, { attempts: [], answered: new Map() }))
  return found.kind === 'activity' ? found.part.activity.job_step_activity_id : found.kind
}

const BEGUN = { attempt_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7061', status: 'in_progress' } as const

describe('what is next', () => {
  it('is the first required activity, in the order of the plan', () =>
    expect(next(trackerOf([activity(1, { is_required: false }), activity(2), activity(3)]))).toBe(
      2,
    ))

  it('is what was begun, before what was not', () =>
    expect(next(trackerOf([activity(1), activity(2, BEGUN)]))).toBe(2))

  it('is no activity that is locked, submitted or expired', () => {
    const closed = [
      activity(1, { status: 'locked' }),
      activity(2, { is_completed: true, status: 'submitted' }),
      activity(3, { status: 'expired' }),
    ]
    expect(next(trackerOf(closed))).toBe('none')
  })

  it('is an interview to book, once no required activity is open', () => {
    const interview = {
      job_step_activity_id: 9,
      title: { en: 'Interview', es: 'Entrevista', fr: 'Entretien' },
      state: 'to_book' as const,
      starts_at: null,
      link_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7099',
    }
    expect(next(trackerOf([activity(1)], [interview]))).toBe(1)
    expect(next(trackerOf([activity(1, { is_required: false })], [interview]))).toBe('interview')
  })
})

describe('the minutes left of an activity', () => {
  it.each([
    { answered: 0, left: 4, why: 'nothing is answered' },
    { answered: 1, left: 3, why: 'a part of a minute counts as one' },
    { answered: 3, left: 1, why: 'everything is answered and not submitted' },
  ])('are $left where $why', ({ answered, left }) => {
    const tracker = trackerOf([activity(1, { ...BEGUN, answered_count: answered })])
    const [part] = partsOf(tracker, { attempts: [], answered: new Map() })
    expect(part?.minutesLeft).toBe(left)
  })

  it('are none once it is submitted', () => {
    const tracker = trackerOf([activity(1, { is_completed: true, status: 'submitted' })])
    const [part] = partsOf(tracker, { attempts: [], answered: new Map() })
    expect(part?.minutesLeft).toBe(0)
  })
})
