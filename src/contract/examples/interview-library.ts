// Example replies of `../interview-library.ts`.
import {
  archiveInterviewGuide,
  createInterviewGuide,
  createInterviewQuestion,
  deleteInterviewQuestion,
  getInterviewGuide,
  getInterviewQuestion,
  listInterviewGuides,
  listInterviewQuestions,
  listMeasuredAttributes,
  restoreInterviewQuestion,
  saveInterviewGuide,
  saveInterviewQuestion,
  type InterviewGuideSummary,
  type InterviewGuideTemplate,
  type InterviewQuestion,
} from '../settings/interview-library.ts'
import { example } from './example.ts'

const teamwork = { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Travail d’équipe' }
const updated_at = '2026-05-04T09:30:00.000Z'

export const conflictQuestion: InterviewQuestion = {
  interview_question_id: 31,
  text: 'Tell me about a conflict in your team.',
  help: 'Says what they did themselves, and what came of it.',
  details: '<p>What would you do <strong>differently</strong> today?</p>',
  anchors: ['Blames others', '', 'Listened to both sides', '', 'Solved it for good'],
  attribute_type_id: 51,
  attribute_name: teamwork,
  minutes: 6,
  guide_count: 1,
  is_archived: false,
  updated_at,
  revision: 0,
}

export const planQuestion: InterviewQuestion = {
  interview_question_id: 32,
  text: 'Tell me about a day on which all plans changed.',
  help: '',
  details: '',
  anchors: ['', '', '', '', ''],
  attribute_type_id: null,
  attribute_name: null,
  minutes: null,
  guide_count: 0,
  is_archived: false,
  updated_at,
  revision: 0,
}

const guideSummary: InterviewGuideSummary = {
  interview_guide_id: 7,
  name: 'Team lead, first interview',
  question_count: 2,
  minutes: 6,
  is_archived: false,
  updated_at,
}

export const interviewGuide: InterviewGuideTemplate = {
  ...guideSummary,
  revision: 0,
  intro: '<p>Introduce yourself first.</p>',
  questions: [conflictQuestion, planQuestion],
}

const meta = (total: number) => ({ page: 1, page_size: 25, total })

export const interviewLibraryExamples = [
  example(listMeasuredAttributes, { data: [{ attribute_type_id: 51, name: teamwork }] }),
  example(listInterviewQuestions, { data: [conflictQuestion, planQuestion], meta: meta(2) }),
  example(createInterviewQuestion, { data: planQuestion }),
  example(getInterviewQuestion, { data: conflictQuestion }),
  example(saveInterviewQuestion, { data: conflictQuestion }),
  example(deleteInterviewQuestion, { data: { interview_question_id: 31, is_archived: true } }),
  example(restoreInterviewQuestion, { data: conflictQuestion }),
  example(listInterviewGuides, { data: [guideSummary], meta: meta(1) }),
  example(createInterviewGuide, { data: interviewGuide }),
  example(getInterviewGuide, { data: interviewGuide }),
  example(saveInterviewGuide, { data: interviewGuide }),
  example(archiveInterviewGuide, { data: { ...interviewGuide, is_archived: true } }),
]
