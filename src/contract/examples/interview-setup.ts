// An interview as a recruiter sets it up.
import type { InterviewSetup } from '../plan-editor/interview-setup.ts'

export const interviewSetup: InterviewSetup = {
  kind: 'interview',
  mode: 'panel',
  minutes: 45,
  format: 'video',
  place: 'https://meet.example/warehouse',
  interviewer_user_ids: [],
  guide: {
    intro: '<p>Thank them for their time.</p>',
    questions: [
      {
        question_id: 'conflict',
        text: 'Tell us about a conflict on your shift.',
        help: 'Says what they did themselves, and what came of it.',
        anchors: ['Blames others', '', 'Listened to both sides', '', 'Solved it for good'],
        attribute_type_id: null,
        details: '<p>What would you do differently today?</p>',
        minutes: 6,
      },
    ],
  },
}
