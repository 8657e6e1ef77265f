// What the form of a posting has in its fields, and what it sends.
import type { JobPosting, PostingContent } from '#contract/careers/job-postings.ts'
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'

export type PostingTexts = Readonly<Record<keyof PostingContent, string>>

export const POSTING_FIELDS = [
  'title',
  'description',
  'city',
  'state',
  'country_code',
  'workplace_type',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'valid_until',
] as const satisfies (keyof PostingContent)[]

export function textsOf(posting: JobPosting): PostingTexts {
  return {
    title: posting.title,
    description: posting.description,
    city: posting.city ?? '',
    state: posting.state ?? '',
    country_code: posting.country_code ?? '',
    workplace_type: posting.workplace_type,
    employment_type: posting.employment_type,
    salary_min: posting.salary_min === null ? '' : String(posting.salary_min),
    salary_max: posting.salary_max === null ? '' : String(posting.salary_max),
    salary_currency: posting.salary_currency ?? '',
    salary_period: posting.salary_period ?? '',
    valid_until: posting.valid_until ?? '',
  }
}

/** A salary that is left empty takes its currency and its period with it. */
export function contentOf(form: PostingTexts): PostingContent {
  const hasSalary = form.salary_min !== '' || form.salary_max !== ''
  return {
    title: form.title,
    description: form.description,
    city: textOrNull(form.city),
    state: textOrNull(form.state),
    country_code: textOrNull(form.country_code),
    workplace_type: choiceOf(WORKPLACE_TYPES, form.workplace_type) ?? 'on_site',
    employment_type: choiceOf(EMPLOYMENT_TYPES, form.employment_type) ?? 'full_time',
    salary_min: numberOrNull(form.salary_min),
    salary_max: numberOrNull(form.salary_max),
    salary_currency: hasSalary ? textOrNull(form.salary_currency) : null,
    salary_period: hasSalary ? choiceOf(SALARY_PERIODS, form.salary_period) : null,
    valid_until: textOrNull(form.valid_until),
  }
}

function choiceOf<T extends string>(choices: readonly T[], text: string): T | null {
  return choices.find((one) => one === text) ?? null
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

function numberOrNull(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
