// A posting as staff see it, and what it needs before the public does. Knows no database.
import { z } from 'zod'

import type { JobPosting } from '#contract/careers/job-postings.ts'
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'

import { AppError } from '../../http/app-error.ts'
import { postingPath } from '../career-paths.ts'
import { postingStatus } from './posting-machine.ts'
import type { PostingRow } from './posting-repository.ts'

const termsSchema = z.object({
  workplaceType: z.enum(WORKPLACE_TYPES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  salaryPeriod: z.enum(SALARY_PERIODS).nullable(),
})

/** A posting as staff see it; `today` as YYYY-MM-DD. */
export function describePosting(
  { posting, jobStatus, slug, isPublic }: PostingRow,
  today: string,
): JobPosting {
  const terms = termsSchema.parse(posting)
  const status = postingStatus(posting, today)
  return {
    job_posting_id: posting.jobPostingId,
    job_id: posting.jobId,
    career_page_job_id: posting.uuid,
    title: posting.title,
    description: posting.description,
    city: posting.city,
    state: posting.stateCode,
    country_code: posting.countryCode,
    workplace_type: terms.workplaceType,
    employment_type: terms.employmentType,
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    salary_currency: posting.salaryCurrency,
    salary_period: terms.salaryPeriod,
    valid_until: posting.validUntil,
    status,
    published_at: posting.publishedAt?.toISOString() ?? null,
    updated_at: posting.updatedAt.toISOString(),
    is_shown: status === 'published' && jobStatus === 'open' && isPublic === true,
    path: slug === null ? null : postingPath({ slug, uuid: posting.uuid }),
  }
}

/**
 * Search engines take no job at a place without the place: https://schema.org/JobPosting, jobLocation.
 * @param prefix of the fields' names in the request
 * @throws AppError `validation_failed`
 */
export function assertPlace(posting: JobPosting, prefix: '' | 'content.'): void {
  if (posting.workplace_type === 'remote') return
  const missing = (['city', 'country_code'] as const).filter((name) => posting[name] === null)
  if (missing.length === 0) return
  const text = 'Say where the work is, or that it is remote.'
  const fields: Record<string, string> = {}
  for (const name of missing) fields[prefix + name] = text
  throw new AppError('validation_failed', { fields })
}
