// The public addresses of a career page, below the address of the app.
import { SOURCE_PARAMETER } from '#contract/careers/careers-rules.ts'

export function pagePath(slug: string): string {
  return `/careers/${slug}`
}

export function postingPath({ slug, uuid }: { slug: string; uuid: string }): string {
  return `${pagePath(slug)}/jobs/${uuid}`
}

/** Where people apply for a requisition. */
export function applyPath(jobUuid: string): string {
  return `/login/applicant/${jobUuid}`
}

/** The address with the token of the tracked link that led to it. */
export function withSource(path: string, token: string | undefined): string {
  return token === undefined ? path : `${path}?${SOURCE_PARAMETER}=${encodeURIComponent(token)}`
}
