// What people say of themselves beside their name and address: a person's own, in no company.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { FileType } from '#contract/core/file-rules.ts'
import type { Gender } from '#contract/people/user-profile.ts'

import { profileKeys } from './match-keys.ts'
import { appUser } from './session.ts'
import { personScope, readPolicy, systemScope } from './tenant.ts'

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => appUser.userId)

/** How to reach a user. Companies where they applied may read it. */
export const userProfile = pgTable(
  'user_profile',
  {
    userId: userId(),
    email2: text('email2'),
    phoneNumber: text('phone_number'),
    /** Whether they want text messages. */
    isOptIn: boolean('is_opt_in').notNull().default(false),
    city: text('city'),
    stateCode: text('state_code'),
    zip: text('zip'),
    countryCode: char('country_code', { length: 2 }),
    linkedinUrl: text('linkedin_url'),
    /** When the newest save was made on its device; an older one changes nothing. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    ...profileKeys(),
  },
  (table) => [
    index('user_profile_phone_key').on(table.phoneKey),
    index('user_profile_linkedin_key').on(table.linkedinKey),
    systemScope(),
    personScope(),
    readPolicy(
      'applied_there',
      sql`(select app_account_id()) is not null and is_own_applicant(user_id)`,
    ),
  ],
)

/** What `private_data_access` gates. Apart from the profile, so that its policy can speak of the reader's role. */
export const userPrivate = pgTable(
  'user_private',
  {
    userId: userId(),
    dob: date('dob').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
  },
  () => [
    systemScope(),
    personScope(),
    readPolicy(
      'applied_there',
      sql`(select app_account_id()) is not null and (select sees_private_data()) and is_own_applicant(user_id)`,
    ),
  ],
)

/**
 * The resume that a user keeps for their next applications. No company reads it: an application gets a copy of its own,
 * which the user sends. One that was deleted or replaced is removed a day later.
 */
export const userResume = pgTable(
  'user_resume',
  {
    resumeId: uuid('resume_id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.userId),
    /** Without what could be a path, and with the ending of its type. */
    fileName: text('file_name').notNull(),
    mime: text('mime').$type<FileType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    systemScope(),
    personScope(),
    index('user_resume_user').on(table.userId),
    uniqueIndex('user_resume_current')
      .on(table.userId)
      .where(sql`deleted_at is null`),
    index('user_resume_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)
