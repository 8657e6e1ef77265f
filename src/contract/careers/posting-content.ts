import type { JobPosting, PostingContent } from './job-postings.ts'

/** What is written of a posting, without what follows from its state. */
export function postingContent(posting: JobPosting): PostingContent {
  const { title, description, city, state, country_code, valid_until } = posting
  const { salary_min, salary_max, salary_currency, salary_period } = posting
  const { employment_type, workplace_type } = posting
  const pay = { salary_min, salary_max, salary_currency, salary_period }
  const place = { city, state, country_code, workplace_type }
  return { title, description, employment_type, valid_until, ...place, ...pay }
}
