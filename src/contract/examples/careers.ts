// Example replies of what brings people to a requisition: `../sources.ts`, `../job-postings.ts`, `../career-pages.ts`.
import {
  getCareerPage,
  getJobBoardSummary,
  getOrCreateCareerPage,
  updateCareerPage,
  type CareerPage,
  type JobBoardSummary,
} from '../careers/career-pages.ts'
import {
  changePostingStatus,
  deleteJobPosting,
  createJobPosting,
  getJobPosting,
  listJobPostings,
  saveJobPosting,
  type JobPosting,
} from '../careers/job-postings.ts'
import { getPosting, type Posting } from '../careers/positions.ts'
import {
  createSource,
  createSourceLink,
  getSource,
  listLinkableSources,
  listSourceLinks,
  listSources,
  toggleSource,
  updateSource,
  type Source,
  type SourceLink,
} from '../careers/sources.ts'
import { example } from './example.ts'

const meta = { page: 1, page_size: 25, total: 1 }

export const posting: JobPosting = {
  job_posting_id: 71,
  job_id: 301,
  career_page_job_id: '0b7c2b7e-6c5b-4a53-9d1c-0a6b6f6f6f71',
  title: 'Warehouse Lead',
  description: 'Leads the early shift.',
  city: 'Savannah',
  state: 'GA',
  country_code: 'US',
  workplace_type: 'on_site',
  employment_type: 'full_time',
  salary_min: 41_000,
  salary_max: 52_000,
  salary_currency: 'USD',
  salary_period: 'year',
  valid_until: null,
  status: 'published',
  published_at: '2026-03-04T14:30:00.000Z',
  updated_at: '2026-03-04T14:30:00.000Z',
  is_shown: true,
  path: '/careers/harbour-works/jobs/0b7c2b7e-6c5b-4a53-9d1c-0a6b6f6f6f71',
}

/** One with a name of its own, a standard one, and an archived one. */
export const sources: Source[] = [
  {
    source_id: 81,
    source_type: 'social_media',
    name: 'LinkedIn',
    is_active: true,
    applicant_count: 12,
    feed_token: '6f0c2b8e-4d17-4a35-9be2-71c5d80e3f01',
  },
  {
    source_id: 82,
    source_type: 'referrals',
    name: null,
    is_active: true,
    applicant_count: 3,
    feed_token: '6f0c2b8e-4d17-4a35-9be2-71c5d80e3f02',
  },
  {
    source_id: 83,
    source_type: 'events',
    name: 'Harbour fair',
    is_active: false,
    applicant_count: 1,
    feed_token: '6f0c2b8e-4d17-4a35-9be2-71c5d80e3f03',
  },
]

export const sourceLink: SourceLink = {
  source_link_id: 91,
  source_id: 81,
  source_type: 'social_media',
  source_name: 'LinkedIn',
  token: 'kZ3bq0V9-c1xT',
  path: '/j/kZ3bq0V9-c1xT',
  applicant_count: 12,
}

export const careerPage: CareerPage = {
  career_page_id: 61,
  slug: 'harbour-works',
  headline: 'Work at the harbour',
  introduction: 'We move what the town lives on.',
  is_public: true,
  updated_at: '2026-03-04T14:30:00.000Z',
  path: '/careers/harbour-works',
}

export const boardSummary: JobBoardSummary = {
  career_page: careerPage,
  shown: 4,
  drafts: 1,
  unpublished: 0,
  expired: 2,
  not_open: 1,
}

const [linkedIn] = sources
if (linkedIn === undefined) throw new Error('The example has no source.')

/** The page of the position `Warehouse Lead`. */
export const position: Posting = {
  job_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7301',
  title: 'Warehouse Lead',
  account_name: 'Harbor & Pine Logistics',
  account_logo_url: null,
  city: 'Savannah',
  state: 'GA',
  country_code: 'US',
  is_open: true,
  details: {
    description: '<p>Leads the early shift.</p>',
    terms: {
      employment_type: 'full_time',
      workplace_type: 'on_site',
      pay: { min: 24, max: 29.5, currency: 'USD', period: 'hour' },
    },
    apply_until: '2026-12-12',
    parts: [
      {
        title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
        minutes: 15,
        is_required: true,
      },
      {
        title: { en: 'Numerical', es: 'Razonamiento numérico', fr: 'Raisonnement numérique' },
        minutes: 8,
        is_required: false,
      },
    ],
  },
}

export const careerExamples = [
  example(getPosting, { data: position }),
  example(listJobPostings, { data: [posting], meta }),
  example(createJobPosting, { data: { ...posting, status: 'draft', is_shown: false } }),
  example(getJobPosting, { data: posting }),
  example(saveJobPosting, { data: posting }),
  example(deleteJobPosting, { data: { job_posting_id: posting.job_posting_id } }),
  example(changePostingStatus, { data: { ...posting, status: 'unpublished', is_shown: false } }),
  example(listSources, { data: sources, meta: { ...meta, total: sources.length } }),
  example(createSource, { data: linkedIn }),
  example(getSource, { data: linkedIn }),
  example(updateSource, { data: linkedIn }),
  example(toggleSource, { data: { ...linkedIn, is_active: false } }),
  example(listSourceLinks, { data: [sourceLink], meta }),
  example(listLinkableSources, {
    data: sources
      .slice(1)
      .map(({ source_id, source_type, name }) => ({ source_id, source_type, name })),
    meta: { ...meta, total: sources.length - 1 },
  }),
  example(createSourceLink, { data: sourceLink }),
  example(getOrCreateCareerPage, { data: careerPage }),
  example(getCareerPage, { data: careerPage }),
  example(updateCareerPage, { data: careerPage }),
  example(getJobBoardSummary, { data: boardSummary }),
]
