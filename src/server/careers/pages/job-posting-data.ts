import type { EmploymentType, SalaryPeriod } from '#contract/careers/posting-terms.ts'
// A position as search engines read it: https://schema.org/JobPosting, with the fields that Google for Jobs asks for.
import { endOfDeadline } from '#contract/core/deadline-day.ts'

import { cleanRichText, withWholeAddresses } from '../../rich-text/clean-rich-text.ts'
import { pagePath, postingPath } from '../career-paths.ts'
import type { PublicPage, PublicPosting } from '../career-service.ts'
import { escapeMarkup } from './markup.ts'
import { termsOf } from './posting-facts.ts'

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
}
const PERIODS: Readonly<Record<SalaryPeriod, string>> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

type Given = {
  readonly page: PublicPage
  readonly posting: PublicPosting
  readonly origin: string
}

/** The posting as an object of schema.org; what is not known is left out. */
export function jobPostingData({ page, posting, origin }: Given): Record<string, unknown> {
  const { employmentType } = termsOf(posting)
  const url = origin + postingPath({ slug: page.slug, uuid: posting.uuid })
  const logo = page.logoUrl?.startsWith('https:') === true ? { logo: page.logoUrl } : {}
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: posting.title,
    description: withWholeAddresses(descriptionOf(posting), origin),
    identifier: { '@type': 'PropertyValue', name: page.company, value: posting.uuid },
    ...(posting.publishedAt === null ? {} : { datePosted: posting.publishedAt.toISOString() }),
    ...(posting.validUntil === null ? {} : { validThrough: endOfDeadline(posting.validUntil) }),
    employmentType: EMPLOYMENT[employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: page.company,
      sameAs: origin + pagePath(page.slug),
      ...logo,
    },
    ...locationData(posting),
    ...salaryData(posting),
    directApply: true,
    url,
  }
}

function locationData(posting: PublicPosting): Record<string, unknown> {
  const { city, stateCode, countryCode } = posting
  const address = {
    ...(city === null ? {} : { addressLocality: city }),
    ...(stateCode === null ? {} : { addressRegion: stateCode }),
    ...(countryCode === null ? {} : { addressCountry: countryCode }),
  }
  const hasAddress = Object.keys(address).length > 0
  const isRemote = termsOf(posting).workplaceType === 'remote'
  return {
    ...(hasAddress
      ? { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } } }
      : {}),
    ...(isRemote ? { jobLocationType: 'TELECOMMUTE' } : {}),
    ...(isRemote && countryCode !== null
      ? { applicantLocationRequirements: { '@type': 'Country', name: countryCode } }
      : {}),
  }
}

function salaryData(posting: PublicPosting): Record<string, unknown> {
  const { salaryMin, salaryMax, salaryCurrency } = posting
  const { salaryPeriod } = termsOf(posting)
  if (salaryCurrency === null || salaryPeriod === null) return {}
  if (salaryMin === null && salaryMax === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: salaryCurrency,
      value: {
        '@type': 'QuantitativeValue',
        ...(salaryMin === null ? {} : { minValue: salaryMin }),
        ...(salaryMax === null ? {} : { maxValue: salaryMax }),
        unitText: PERIODS[salaryPeriod],
      },
    },
  }
}

/** The description as HTML; its title where a posting has none. Cleaned once more: it leaves the product here. */
export function descriptionOf({
  title,
  description,
}: Pick<PublicPosting, 'title' | 'description'>): string {
  const html = cleanRichText(description)
  return html === '' ? `<p>${escapeMarkup(title)}</p>` : html
}
