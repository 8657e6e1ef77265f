import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'

/** What an interview is like before staff change it. */
export function newInterview(): InterviewSetup {
  return {
    kind: 'interview',
    mode: 'one',
    minutes: 45,
    format: 'video',
    place: '',
    interviewer_user_ids: [],
    guide: { intro: '', questions: [] },
  }
}
