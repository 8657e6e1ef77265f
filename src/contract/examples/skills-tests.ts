// Example replies of `../skills-tests.ts`.
import {
  getSkillsSection,
  startSectionTime,
  submitSkillsQuestion,
  submitSkillsSection,
  submitSkillsTest,
} from '../assessments/skills-tests.ts'
import { example } from './example.ts'

const test = { user_skills_test_id: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7062' }
const section = { ...test, user_skills_test_section_id: 'shares' }
const server_time = '2026-03-04T14:31:00.000Z'
const text = { en: 'What is 10 % of 50?', es: '¿Cuánto es el 10 % de 50?', fr: '10 % de 50 ?' }
const five = { en: '5', es: '5', fr: '5' }

export const skillsTestExamples = [
  example(startSectionTime, {
    data: {
      ...section,
      section_started_at: '2026-03-04T14:30:00.000Z',
      remaining_seconds: 360,
      server_time,
    },
  }),
  example(submitSkillsQuestion, {
    data: {
      ...test,
      user_skills_test_question_id: 'numerical-shares-1',
      is_stored: true,
      answered_count: 1,
      server_time,
    },
  }),
  example(submitSkillsSection, {
    data: { ...section, answered_count: 10, submitted_at: server_time },
  }),
  example(submitSkillsTest, {
    data: { ...test, submitted_at: server_time, answered_count: 20, server_time },
  }),
  example(getSkillsSection, {
    data: {
      ...section,
      title: { en: 'Shares', es: 'Porcentajes', fr: 'Pourcentages' },
      section_started_at: '2026-03-04T14:30:00.000Z',
      remaining_seconds: 360,
      is_over: false,
      questions: [
        {
          user_skills_test_question_id: 'numerical-shares-1',
          text,
          options: [{ skills_test_option_id: 2, label: five }],
          chosen_option_id: null,
        },
      ],
    },
  }),
]
