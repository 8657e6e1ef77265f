import { describe, expect, it } from 'vitest'

import { needsFlightCheck } from './needs-flight-check.ts'

const none = { isTimed: false, recordings: 0, needsCamera: false }

describe('needsFlightCheck', () => {
  it('asks nothing for an activity without time and recording, or that it does not understand', () => {
    for (const content of [
      {},
      { questions: [] },
      { questions: [{ question_id: 'q' }] },
      { time_limit_seconds: null, questions: [{ time_limit_seconds: 0, recording: null }] },
      { time_limit_seconds: '60', questions: 'none' },
      { questions: [null, 3, { recording: false }] },
    ])
      expect(needsFlightCheck(content)).toBeNull()
  })

  it('knows time limits of the activity and of a question', () => {
    const timed = { ...none, isTimed: true }
    expect(needsFlightCheck({ time_limit_seconds: 60, questions: [] })).toEqual(timed)
    expect(needsFlightCheck({ questions: [{}, { time_limit_seconds: 5 }] })).toEqual(timed)
  })

  it('knows recordings, and takes what it does not know for the one that needs most', () => {
    const needsOf = (...recordings: unknown[]) =>
      needsFlightCheck({ questions: recordings.map((recording) => ({ recording })) })
    expect(needsOf('audio')).toEqual({ ...none, recordings: 1 })
    expect(needsOf({ kind: 'audio' }, { kind: 'video' })).toEqual({
      ...none,
      recordings: 2,
      needsCamera: true,
    })
    expect(needsOf({ kind: 'hologram' })).toEqual({ ...none, recordings: 1, needsCamera: true })
    expect(needsOf(true)).toEqual({ ...none, recordings: 1, needsCamera: true })
  })
})
