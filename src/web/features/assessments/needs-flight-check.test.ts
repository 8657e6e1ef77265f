import { describe, expect, it } from 'vitest'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

import { needsFlightCheck } from './needs-flight-check.ts'

const none = { isTimed: false, recordings: 0, needsCamera: false, needsSound: false }
const words = { en: 'a', es: 'b', fr: 'c' }

/** A package whose one question has these fields more. */
function packageOf(given: Partial<AssessmentPackage> = {}, more: object = {}): AssessmentPackage {
  return {
    asmt_id: 1,
    slug: 'a',
    version: 1,
    kind: 'competencies',
    title: words,
    instruction: words,
    minutes: 1,
    response_sets: {},
    questions: [{ question_id: 'q', text: words, response_set: 'r', ...more }],
    ...given,
  }
}

describe('needsFlightCheck', () => {
  it('asks nothing for an activity without time and recording', () => {
    expect(needsFlightCheck(packageOf())).toBeNull()
  })

  it('knows time limits of the activity, of a section and of a question', () => {
    const timed = { ...none, isTimed: true }
    const section = { section_id: 's', title: words, question_ids: ['q'], time_limit_seconds: 60 }
    expect(needsFlightCheck(packageOf({ time_limit_seconds: 60 }))).toEqual(timed)
    expect(needsFlightCheck(packageOf({ sections: [section] }))).toEqual(timed)
    expect(needsFlightCheck(packageOf({}, { time_limit_seconds: 5 }))).toEqual(timed)
  })

  it('knows recordings, and which of them need a camera', () => {
    const needsOf = (recording: unknown) => needsFlightCheck(packageOf({}, { recording }))
    expect(needsOf({ kind: 'audio' })).toEqual({ ...none, recordings: 1 })
    const filmed = { ...none, recordings: 1, needsCamera: true }
    expect(needsOf({ kind: 'video' })).toEqual(filmed)
  })
})
