// Routes of a person's own work experience.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/people/job-experiences.ts'

import { route, type Authenticate } from '../../http/route.ts'
import type { JobExperienceService } from './job-experience-service.ts'

export function jobExperienceRoutes(
  app: FastifyInstance,
  deps: { experiences: JobExperienceService; authenticate: Authenticate },
): void {
  const { experiences, authenticate } = deps

  route({ app, authenticate, endpoint: contract.listJobExperiences }, async (call) => {
    const { page, page_size: pageSize, search } = call.query
    const asked = { userId: call.params.user_id, page, pageSize, search }
    const { rows, total } = await experiences.list(call.caller, asked)
    return { data: rows, meta: { page, page_size: pageSize, total } }
  })

  route({ app, authenticate, endpoint: contract.getJobExperience }, async (call) => ({
    data: await experiences.get(call.caller, call.params.user_job_id),
  }))

  route({ app, authenticate, endpoint: contract.saveJobExperience }, async (call) => {
    const { user_id: userId, user_job_id: userJobId, saved_at: savedAt, fields } = call.body
    return { data: await experiences.save(call, { userId, userJobId, savedAt, fields }) }
  })

  route({ app, authenticate, endpoint: contract.changeJobExperience }, async (call) => {
    const { saved_at: savedAt, ...given } = call.body
    const change = { userJobId: call.params.user_job_id, savedAt, given }
    return { data: await experiences.change(call, change) }
  })
}
