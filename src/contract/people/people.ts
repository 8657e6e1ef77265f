// The people of a company: everyone who works, worked or will work there, as the company knows them.
import { z } from 'zod'

import { EMPLOYMENT_TYPES } from '../careers/posting-terms.ts'
import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  nameTextSchema,
  oneLine,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { SEPARATION_TYPES } from '../settings/separation-reasons.ts'
import { CONTACT_LIMITS, PEOPLE_LIST, PERSON_STATES } from './people-list-rules.ts'
import { EMPLOYEE_LIMITS, USER_JOB_STATES } from './user-job-rules.ts'

export const PEOPLE_TAG = 'People'
export const PEOPLE_POLICY = { level: 2, scope: 'account', flag: 'all_employee_access' } as const

const name = nameTextSchema.min(1).max(EMPLOYEE_LIMITS.name)
const line = (max: number) => textSchema.overwrite(oneLine).max(max)
/** Optional text: an empty one is none. */
const optionalLine = (max: number) =>
  line(max)
    .nullable()
    .overwrite((text) => (text === '' ? null : text))
const optionalEmailSchema = emailSchema.nullable()

/** What the company knows of a person, beside their jobs. */
export const personDetailsSchema = z.object({
  first_name: name,
  last_name: name,
  email: optionalEmailSchema,
  phone_number: optionalLine(CONTACT_LIMITS.phoneNumber),
  city: optionalLine(CONTACT_LIMITS.city),
  state_code: optionalLine(CONTACT_LIMITS.stateCode),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
})
export type PersonDetails = z.infer<typeof personDetailsSchema>

/** What staff write of a stretch in a job profile. */
export const userJobFieldsSchema = z.object({
  job_title: nameTextSchema.min(1).max(EMPLOYEE_LIMITS.jobTitle),
  department: optionalLine(EMPLOYEE_LIMITS.department),
  employee_number: optionalLine(EMPLOYEE_LIMITS.employeeNumber),
  start_date: z.iso.date(),
  employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
  supervisor_email: optionalEmailSchema,
})
export type UserJobFields = z.infer<typeof userJobFieldsSchema>

/** A new stretch; without a title of its own it has that of the profile. */
export const newUserJobSchema = userJobFieldsSchema
  .partial({
    job_title: true,
    department: true,
    employee_number: true,
    employment_type: true,
    supervisor_email: true,
  })
  .extend({ job_id: idSchema })
export type NewUserJob = z.infer<typeof newUserJobSchema>

const listedJobSchema = z.object({
  user_job_id: z.number(),
  job_id: z.number(),
  profile_title: z.string(),
  job_title: z.string(),
  department: z.string().nullable(),
  employee_number: z.string().nullable(),
  employment_type: z.enum(EMPLOYMENT_TYPES).nullable(),
  start_date: z.iso.date(),
  /** The last day of work. */
  end_date: z.iso.date().nullable(),
  state: z.enum(USER_JOB_STATES),
})

const listedPersonSchema = z.object({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Their current stretch, else the next one, else the last one; of those that the filters name. */
  job: listedJobSchema.nullable(),
})
export type ListedPerson = z.infer<typeof listedPersonSchema>

const account = { account_id: idSchema }
export const PEOPLE_URL = '/account/v1/:account_id/people/'

export const listPeople = endpoint({
  method: 'GET',
  url: PEOPLE_URL,
  tag: PEOPLE_TAG,
  summary:
    'The people of a company, each with one of their jobs; current employees unless asked otherwise',
  policy: PEOPLE_POLICY,
  params: z.object(account),
  query: pageQuerySchema.extend({
    ordering: orderingOf(PEOPLE_LIST.sort).default(PEOPLE_LIST.defaultSort),
    state: z.enum(PERSON_STATES).default('current'),
    department: textSchema.max(EMPLOYEE_LIMITS.department).optional(),
    job_id: idSchema.optional(),
    employment_type: z.enum(EMPLOYMENT_TYPES).optional(),
    supervisor: textSchema.max(EMPLOYEE_LIMITS.email).optional(),
  }),
  responses: { 200: pageOf(listedPersonSchema) },
})

const peopleFiltersSchema = z.object({
  departments: z.array(z.object({ department: z.string(), count: z.number() })),
  profiles: z.array(z.object({ job_id: z.number(), title: z.string(), count: z.number() })),
  supervisors: z.array(
    z.object({
      email: z.string(),
      /** Null for an address of no employee. */
      name: z.string().nullable(),
      count: z.number(),
    }),
  ),
})
export type PeopleFilters = z.infer<typeof peopleFiltersSchema>

export const listPeopleFilters = endpoint({
  method: 'GET',
  url: `${PEOPLE_URL}filters/`,
  tag: PEOPLE_TAG,
  summary:
    'The departments, job profiles and supervisors of current employees, with how many have each',
  policy: PEOPLE_POLICY,
  params: z.object(account),
  responses: { 200: dataOf(peopleFiltersSchema) },
})

const personJobSchema = listedJobSchema.extend({
  supervisor_email: z.string().nullable(),
  /** Of a supervisor who is an employee. */
  supervisor: z.object({ user_id: z.number(), name: z.string() }).nullable(),
  /** The stretch that follows it in another profile. */
  moved_to: z.number().nullable(),
  /** The stretch that it follows. */
  moved_from: z.number().nullable(),
  separation: z
    .object({
      separation_type: z.enum(SEPARATION_TYPES),
      separation_reason_id: z.number().nullable(),
      reason: z.string().nullable(),
      /** Only for readers of private data; null for others, and where there is none. */
      separation_note: z.string().nullable(),
    })
    .nullable(),
  /** The application that was hired; null for another beginning, and where the reader may not see it. */
  application: z
    .object({ user_smartreq_id: z.number(), job_id: z.number(), title: z.string() })
    .nullable(),
})
export type PersonJob = z.infer<typeof personJobSchema>

const mergeSchema = z.object({
  /** The other record; where a record was merged further, the one at the end, which has its jobs. */
  user_id: z.number(),
  name: z.string(),
  merged_at: z.iso.datetime(),
  /** Null for a user who is no longer known. */
  merged_by: z.string().nullable(),
  /** Null where it can no longer be undone, or only after a later merge is. */
  undo_until: z.iso.datetime().nullable(),
})
export type PersonMergeLink = z.infer<typeof mergeSchema>

const personSchema = z.object({
  user_id: z.number(),
  details: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    city: z.string().nullable(),
    state_code: z.string().nullable(),
    country_code: z.string().nullable(),
  }),
  /** The latest first. */
  jobs: z.array(personJobSchema),
  /** Of a record that was merged into another one; null for every other record. */
  merge: mergeSchema.nullable(),
  /** The records that were merged into this one, the latest first. */
  merged: z.array(mergeSchema),
  /** Whether the reader sees, and writes, what is private. */
  sees_private_data: z.boolean(),
})
export type Person = z.infer<typeof personSchema>

const personParamsSchema = z.object({ ...account, user_id: idSchema })

export const getPerson = endpoint({
  method: 'GET',
  url: `${PEOPLE_URL}:user_id/`,
  tag: PEOPLE_TAG,
  summary: 'A person with all of their jobs in the company',
  policy: PEOPLE_POLICY,
  params: personParamsSchema,
  responses: { 200: dataOf(personSchema) },
})

export const updatePerson = endpoint({
  method: 'PATCH',
  url: `${PEOPLE_URL}:user_id/`,
  tag: PEOPLE_TAG,
  summary: 'Change what a company knows of a person; what is left out stays',
  policy: { ...PEOPLE_POLICY, isIdempotent: true },
  params: personParamsSchema,
  body: personDetailsSchema.partial(),
  responses: { 200: dataOf(z.object({ user_id: z.number() })) },
})

/** Names the person and the stretch that was changed. */
export const userJobReceiptSchema = z.object({ user_id: z.number(), user_job_id: z.number() })

export const addPerson = endpoint({
  method: 'POST',
  url: PEOPLE_URL,
  tag: PEOPLE_TAG,
  summary:
    'Add a person with a job; an address that the company knows brings the name, any other one needs it. No one is emailed',
  policy: { ...PEOPLE_POLICY, isIdempotent: true },
  params: z.object(account),
  body: newUserJobSchema.extend({
    email: optionalEmailSchema.optional(),
    first_name: name.optional(),
    last_name: name.optional(),
  }),
  responses: { 201: dataOf(userJobReceiptSchema) },
})
