// Example replies of `../people/own-jobs.ts`.
import { listOwnJobs, type OwnJob } from '../people/own-jobs.ts'
import { example } from './example.ts'

export const ownJob: OwnJob = {
  user_job_id: 61,
  company_name: 'Harbor & Pine Logistics',
  job_title: 'Forklift driver, night shift',
  department: 'Warehouse',
  state: 'current',
  start_date: '2025-05-12',
  end_date: null,
  profile: {
    job_uuid: '3a4b5c6d-7e8f-4091-a2b3-c4d5e6f70819',
    title: 'Forklift driver',
    description: '<p>Moves what comes in and goes out, and keeps the aisles safe.</p>',
    attributes: [
      {
        attribute_type_id: 3,
        name: {
          en: 'Customer focus',
          es: 'Orientación al cliente',
          fr: 'Orientation client',
        },
        group: 'With people',
        target_level: 60,
        own_level: { score: 72, measured_at: '2025-04-20T14:02:00.000Z' },
      },
      {
        attribute_type_id: 4,
        name: { en: 'Reliability', es: 'Fiabilidad', fr: 'Fiabilité' },
        group: null,
        target_level: null,
        own_level: null,
      },
    ],
  },
}

export const ownJobExamples = [example(listOwnJobs, { data: [ownJob] })]
