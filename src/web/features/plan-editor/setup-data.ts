// What the screens that make and change a requisition read, by the addresses of its endpoints.
import { useDataToEdit, usePrefetchedData } from '#web/api/use-data.ts'

/** Everything that was read of requisitions other than with `useData`: their lists as well. */
export const REQUISITIONS_KEY = ['requisitions'] as const

export const ATTRIBUTES = '/job/v1/attribute-groups/{job_id}/'
export const CONFIGURATION = '/job/v1/configuration/{job_id}/'
export const DETAILS = '/smartreq/v1/{job_id}/details/'
export const FIELDS = '/account/v1/account-fields/job/{job_id}/'
export const LIBRARY = '/job/v1/measurements/{job_id}/questions/'
/** Of a job profile. */
export const OUTCOMES = '/job/v1/outcomes/{job_id}/'
export const PLAN = '/smartreq/v1/{job_id}/screening-plan/'
export const REQUISITION = '/smartreq/v1/{job_id}/'
export const STATUS = '/smartreq/v1/{job_id}/status/'
export const TEAM = '/smartreq/v1/{job_id}/hiring-team/'
const CONTENT = '/smartreq/v1/{job_id}/assessments/'

/** The requisition that an endpoint is asked about. */
export function jobPath(jobId: number) {
  return { path: { job_id: jobId } }
}

/** A plan to edit, and what can be an activity of it. */
export function usePlanToEdit(jobId: number) {
  usePrefetchedData(CONTENT, jobPath(jobId))
  const { data: plan } = useDataToEdit(PLAN, jobPath(jobId))
  const { data: content } = useDataToEdit(CONTENT, jobPath(jobId))
  return { plan, content }
}
