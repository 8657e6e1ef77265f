// Example replies of `../people/people.ts` and `../people/user-jobs.ts`.
import * as choices from '../people/people-choices.ts'
import * as people from '../people/people.ts'
import type { ListedPerson, Person, PersonJob } from '../people/people.ts'
import * as userJobs from '../people/user-jobs.ts'
import { example } from './example.ts'

const currentJob: PersonJob = {
  user_job_id: 802,
  job_id: 31,
  profile_title: 'Shift lead',
  job_title: 'Shift lead, nights',
  department: 'Logistics',
  employee_number: 'HP-1042',
  employment_type: 'full_time',
  start_date: '2026-02-02',
  end_date: null,
  state: 'current',
  supervisor_email: 'noor@harborpine.example.com',
  supervisor: { user_id: 702, name: 'Noor Haddad' },
  moved_to: null,
  moved_from: null,
  separation: null,
  application: { user_smartreq_id: 901, job_id: 301, title: 'Shift lead' },
}

const earlierJob: PersonJob = {
  ...currentJob,
  user_job_id: 801,
  job_id: 32,
  profile_title: 'Picker',
  job_title: 'Picker',
  employee_number: null,
  start_date: '2024-03-04',
  end_date: '2025-06-30',
  state: 'ended',
  supervisor_email: null,
  supervisor: null,
  separation: {
    separation_type: 'voluntary',
    separation_reason_id: 5,
    reason: 'Returned to school',
    separation_note: 'Would like to come back.',
  },
  application: null,
}

export const personExample: Person = {
  user_id: 701,
  details: {
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada@example.com',
    phone_number: '+14015550134',
    city: 'Saltmarsh',
    state_code: 'GA',
    country_code: 'US',
  },
  jobs: [currentJob, earlierJob],
  merge: null,
  merged: [],
  sees_private_data: true,
}

function listedJob(job: PersonJob): NonNullable<ListedPerson['job']> {
  const { user_job_id, job_id, profile_title, job_title, department, ...rest } = job
  const { employee_number, employment_type, start_date, end_date, state } = rest
  const whose = { user_job_id, job_id, profile_title, job_title, department }
  return { ...whose, employee_number, employment_type, start_date, end_date, state }
}

const listedPeople: ListedPerson[] = [
  {
    user_id: 701,
    first_name: 'Ada',
    last_name: 'Okafor',
    email: 'ada@example.com',
    job: listedJob(currentJob),
  },
  {
    user_id: 703,
    first_name: 'Tomás',
    last_name: 'Zapata',
    email: null,
    job: {
      ...listedJob(currentJob),
      user_job_id: 803,
      employee_number: null,
      state: 'planned',
      start_date: '2027-01-04',
    },
  },
]

const receipt = { user_id: 701, user_job_id: 802 }
const page = { page: 1, page_size: 25 }

export const peopleExamples = [
  example(people.listPeople, { data: listedPeople, meta: { ...page, total: 2 } }),
  example(people.listPeopleFilters, {
    data: {
      departments: [{ department: 'Logistics', count: 2 }],
      profiles: [{ job_id: 31, title: 'Shift lead', count: 2 }],
      supervisors: [{ email: 'noor@harborpine.example.com', name: 'Noor Haddad', count: 1 }],
    },
  }),
  example(choices.listProfileChoices, {
    data: [
      { job_id: 32, title: 'Picker', department: 'Logistics' },
      { job_id: 31, title: 'Shift lead', department: 'Logistics' },
    ],
    meta: { ...page, total: 2 },
  }),
  example(choices.listSeparationChoices, {
    data: [
      { separation_reason_id: 5, name: 'Returned to school', separation_type: 'voluntary' },
      { separation_reason_id: 6, name: 'Attendance', separation_type: 'involuntary' },
    ],
  }),
  example(people.getPerson, { data: personExample }),
  example(people.updatePerson, { data: { user_id: 701 } }),
  example(choices.checkPersonEmail, { data: { person: null } }),
  example(people.addPerson, { data: receipt }),
  example(userJobs.addUserJob, { data: receipt }),
  example(userJobs.updateUserJob, { data: receipt }),
  example(userJobs.deleteUserJob, { data: receipt }),
  example(userJobs.restoreUserJob, { data: receipt }),
  example(userJobs.recordSeparation, { data: receipt }),
  example(userJobs.deleteSeparation, { data: receipt }),
]
