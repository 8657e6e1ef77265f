/** What a company measures, in its settings. */
import type { Screen } from './screen.ts'

export const measurementScreens: Screen[] = [
  {
    name: 'settings-attributes',
    path: '/settings/attributes',
    role: 'admin',
    title: 'Attributes',
  },
  {
    name: 'settings-outcomes',
    path: '/settings/outcome',
    role: 'admin',
    title: 'Outcomes',
  },
  {
    name: 'settings-screening-questions',
    path: '/settings/measurement/pre-screen-questions',
    role: 'admin',
    title: 'Screening questions',
  },
  {
    name: 'settings-personal-assessments',
    path: '/settings/measurement/personal-assessments',
    role: 'admin',
    title: 'Personal assessments',
  },
  {
    name: 'settings-job-assessments',
    path: '/settings/measurement/job-assessments',
    role: 'admin',
    title: 'Job assessments',
  },
  {
    name: 'settings-typing-tests',
    path: '/settings/measurement/typing-test',
    role: 'admin',
    title: 'Typing tests',
  },
  {
    name: 'settings-employee-questions',
    path: '/settings/measurement/employee-questions',
    role: 'admin',
    title: 'Employee questions',
  },
  {
    name: 'settings-performance-questions',
    path: '/settings/measurement/employee-performance',
    role: 'admin',
    title: 'Performance questions',
  },
  {
    name: 'settings-question-sets',
    path: '/settings/templates/screening-question',
    role: 'admin',
    title: 'Question sets',
  },
]
