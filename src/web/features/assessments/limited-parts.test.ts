import { describe, expect, it } from 'vitest'

import type { TimeLimit, TimerName } from '#contract/assessments/time-limits.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'

import { isAllOver, nextOpenIndex, timeOfQuestion } from './limited-parts.ts'

const questions = ['q1', 'q2', 'q3', 'q4'].map((id) => ({
  question_id: id,
  text: { en: id, es: id, fr: id },
  response_set: 'a',
}))

/** A number is the seconds that are left while it runs. */
function part(timer: TimerName, state: PartTime['state'] | number): PartTime {
  const secondsLeft = typeof state === 'number' ? state : 0

  const ids: Record<string, string[]> = { 'section:a': ['q1', 'q2'], 'section:b': ['q3', 'q4'] }
  const questionIds = ids[timer] ?? [timer.replace('question:', '')]
  const limit: TimeLimit = { timer, seconds: 60, questionIds }
  return { limit, state: typeof state === 'number' ? 'running' : state, secondsLeft }
}

describe('the time of a question', () => {
  it('is what its section and itself say, the shorter first', () => {
    const parts = [part('section:a', 50), part('question:q1', 9)]
    expect(timeOfQuestion(parts, 'q1').next?.limit.timer).toBe('question:q1')
    expect(timeOfQuestion(parts, 'q2').next?.limit.timer).toBe('section:a')
    expect(timeOfQuestion(parts, 'q3')).toEqual({ waiting: [], isOver: false, next: null })
  })

  it('waits for all that has not begun, and begins nothing in a part that is over', () => {
    const parts = [part('section:a', 'over'), part('question:q1', 'waiting')]
    expect(timeOfQuestion(parts, 'q1')).toEqual({ waiting: [], isOver: true, next: null })
    const fresh = [part('section:a', 'waiting'), part('question:q1', 'waiting')]
    expect(timeOfQuestion(fresh, 'q1').waiting).toHaveLength(2)
  })

  it('I9 leads on to what is open, or to the end', () => {
    const parts = [part('section:a', 'over'), part('section:b', 'waiting')]
    expect(nextOpenIndex(parts, { questions, index: 0 })).toBe(2)
    const over = [part('section:a', 'over'), part('section:b', 'over')]
    expect(nextOpenIndex(over, { questions, index: 0 })).toBe(4)
    expect([
      isAllOver(parts, questions),
      isAllOver(over, questions),
      isAllOver([], questions),
    ]).toEqual([false, true, false])
  })
})
