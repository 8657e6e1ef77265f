// Example replies of `../job-experiences.ts`.
import {
  changeJobExperience,
  getJobExperience,
  listJobExperiences,
  saveJobExperience,
  type ExperienceFields,
  type ExperienceReceipt,
  type JobExperience,
} from '../people/job-experiences.ts'
import { example } from './example.ts'

export const experienceFields: ExperienceFields = {
  company_name: 'Harbour Ltd',
  title: 'Shift lead',
  description: 'Led the early shift of twelve people.',
  start_date: '2021-03-01',
  end_date: '2024-09-30',
  is_current: false,
  location: 'Saltmarsh',
  state: 'GA',
  country_code: 'US',
  position_type: 'full_time',
  field: 'Logistics',
}

export const jobExperience: JobExperience = {
  ...experienceFields,
  user_job_id: '019ddbf1-7c59-7300-8ed3-1a2b3c4d5e6f',
  saved_at: '2026-05-12T09:30:00.000Z',
}

const receipt: ExperienceReceipt = {
  user_job_id: jobExperience.user_job_id,
  saved_at: jobExperience.saved_at,
  is_applied: true,
  server_time: '2026-05-12T09:30:01.000Z',
}

export const jobExperienceExamples = [
  example(listJobExperiences, {
    data: [jobExperience],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(getJobExperience, { data: jobExperience }),
  example(saveJobExperience, { data: receipt }),
  example(changeJobExperience, { data: receipt }),
]
