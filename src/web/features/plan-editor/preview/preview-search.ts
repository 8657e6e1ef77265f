// The requisition whose plan is shown, as the address names it.
import { idOf } from '#web/api/page-search.ts'

/** 0 when the address names none. */
export function previewSearch(search: Record<string, unknown>): { job_id: number } {
  return { job_id: idOf(search['job_id']) ?? 0 }
}

export function previewHref(jobId: number): string {
  return `/smartreq-screening-plan-preview?job_id=${jobId}`
}
