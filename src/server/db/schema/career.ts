// A company's career page, the postings that it shows, and the tracked links that lead to them.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { account } from './account.ts'
import { job } from './requisition.ts'
import { source } from './source.ts'
import { accountScope, readPolicy, systemScope, tenantTable } from './tenant.ts'

export const careerPage = pgTable(
  'career_page',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => account.accountId),
    careerPageId: bigint('career_page_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    /** Names the page in its address. */
    slug: text('slug').notNull(),
    headline: text('headline').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemScope(),
    accountScope(),
    readPolicy('public_pages', sql`(select app_scope()) = 'public' and is_public`),
    uniqueIndex('career_page_slug').on(table.slug),
    uniqueIndex('career_page_id').on(table.careerPageId),
  ],
)

/** What a requisition says to the public, at one location; it takes applications while the requisition is open. */
export const jobPosting = tenantTable(
  'job_posting',
  {
    jobPostingId: bigint('job_posting_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    /** Names the posting in its address, and for job boards. */
    uuid: uuid('uuid').notNull().unique().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    city: text('city'),
    stateCode: text('state_code'),
    countryCode: char('country_code', { length: 2 }),
    workplaceType: text('workplace_type').notNull().default('on_site'),
    employmentType: text('employment_type').notNull().default('full_time'),
    salaryMin: numeric('salary_min', { precision: 12, scale: 2, mode: 'number' }),
    salaryMax: numeric('salary_max', { precision: 12, scale: 2, mode: 'number' }),
    salaryCurrency: char('salary_currency', { length: 3 }),
    salaryPeriod: text('salary_period'),
    /** The last day on which it is shown. */
    validUntil: date('valid_until', { mode: 'string' }),
    /** draft, published or unpublished; past its last day a published one counts as expired. */
    status: text('status').notNull().default('draft'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    readPolicy(
      'published_postings',
      sql`(select app_scope()) = 'public' and published_at is not null and status <> 'draft'`,
    ),
    primaryKey({ columns: [table.accountId, table.jobPostingId] }),
    index('job_posting_job').on(table.accountId, table.jobId, table.jobPostingId.desc()),
    index('job_posting_published')
      .on(table.accountId, table.publishedAt.desc(), table.jobPostingId.desc())
      .where(sql`status = 'published'`),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
  ],
)

/** A link that says by which source an applicant came to a requisition. */
export const sourceLink = tenantTable(
  'source_link',
  {
    sourceLinkId: bigint('source_link_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    jobId: bigint('job_id', { mode: 'number' }).notNull(),
    sourceId: bigint('source_id', { mode: 'number' }).notNull(),
    /** Short and not to be guessed: what applicants count as goes by it. */
    token: text('token').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sourceLinkId] }),
    uniqueIndex('source_link_token').on(table.token),
    uniqueIndex('source_link_job').on(table.accountId, table.jobId, table.sourceId),
    index('source_link_source').on(table.accountId, table.sourceId),
    foreignKey({
      columns: [table.accountId, table.jobId],
      foreignColumns: [job.accountId, job.jobId],
    }),
    foreignKey({
      columns: [table.accountId, table.sourceId],
      foreignColumns: [source.accountId, source.sourceId],
    }),
  ],
)
