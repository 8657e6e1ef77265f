// Routes by which staff set up postings and the career page.
import type { FastifyInstance } from 'fastify'

import * as pages from '#contract/careers/career-pages.ts'
import * as contract from '#contract/careers/job-postings.ts'

import type { StaffScopes } from '../access/staff-access.ts'
import { actorOf } from '../access/staff-command.ts'
import { route, type Authenticate } from '../http/route.ts'
import { createCareerPageService } from './career-page-service.ts'
import { createJobPostingService } from './postings/posting-service.ts'

type Deps = { scopes: StaffScopes; authenticate: Authenticate; now: () => Date }

export function careerSetupRoutes(app: FastifyInstance, deps: Deps): void {
  postingRoutes(app, deps)
  pageRoutes(app, deps)
}

function postingRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const postings = createJobPostingService(deps)

  route({ app, authenticate, endpoint: contract.listJobPostings }, ({ caller, params, query }) =>
    postings.list(caller, { jobId: params.job_id, query }),
  )

  route({ app, authenticate, endpoint: contract.createJobPosting }, async (call) => ({
    data: await postings.create(actorOf(call), call.params.job_id),
  }))

  route({ app, authenticate, endpoint: contract.getJobPosting }, async ({ caller, params }) => ({
    data: await postings.get(caller, keyOf(params)),
  }))

  route({ app, authenticate, endpoint: contract.saveJobPosting }, async (call) => ({
    data: await postings.save(actorOf(call), { ...keyOf(call.params), content: call.body }),
  }))

  route({ app, authenticate, endpoint: contract.deleteJobPosting }, async (call) => ({
    data: await postings.remove(actorOf(call), keyOf(call.params)),
  }))

  route({ app, authenticate, endpoint: contract.changePostingStatus }, async (call) => ({
    data: await postings.changeStatus(actorOf(call), {
      ...keyOf(call.params),
      ...call.body,
    }),
  }))
}

function pageRoutes(app: FastifyInstance, { authenticate, ...deps }: Deps): void {
  const careerPages = createCareerPageService(deps)

  route({ app, authenticate, endpoint: pages.getOrCreateCareerPage }, async (call) => ({
    data: await careerPages.getOrCreate(actorOf(call), call.params.account_id),
  }))

  route({ app, authenticate, endpoint: pages.getCareerPage }, async ({ caller, params }) => ({
    data: await careerPages.get(caller, {
      accountId: params.account_id,
      careerPageId: params.career_page_id,
    }),
  }))

  route({ app, authenticate, endpoint: pages.updateCareerPage }, async (call) => ({
    data: await careerPages.update(actorOf(call), {
      accountId: call.params.account_id,
      careerPageId: call.params.career_page_id,
      body: call.body,
    }),
  }))

  route({ app, authenticate, endpoint: pages.getJobBoardSummary }, async ({ caller, params }) => ({
    data: await careerPages.summary(caller, params.account_id),
  }))
}

function keyOf(params: { job_id: number; job_posting_id: number }) {
  return { jobId: params.job_id, jobPostingId: params.job_posting_id }
}
