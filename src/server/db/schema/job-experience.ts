// The work experience of people: a person's own, in no company.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import type { PositionType } from '#contract/people/people-rules.ts'

import { appUser } from './session.ts'
import { personScope, systemScope } from './tenant.ts'

/** One entry, named by the device that made it. Of a deleted one nothing is left but when that was. */
export const jobExperience = pgTable(
  'job_experience',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    userJobId: uuid('user_job_id').notNull(),
    companyName: text('company_name'),
    title: text('title'),
    description: text('description').notNull().default(''),
    startDate: date('start_date'),
    endDate: date('end_date'),
    isCurrent: boolean('is_current').notNull().default(false),
    location: text('location').notNull().default(''),
    state: text('state').notNull().default(''),
    countryCode: char('country_code', { length: 2 }),
    positionType: text('position_type').$type<PositionType>(),
    field: text('field').notNull().default(''),
    /** When the newest save was made on its device; an older one changes nothing. */
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
  },
  (table) => [
    systemScope(),
    personScope(),
    primaryKey({ columns: [table.userId, table.userJobId] }),
    index('job_experience_list')
      .on(table.userId, table.isCurrent.desc(), table.startDate.desc().nullsLast())
      .where(sql`not is_deleted`),
    check(
      'job_experience_named',
      sql`is_deleted or (company_name is not null and title is not null)`,
    ),
  ],
)
