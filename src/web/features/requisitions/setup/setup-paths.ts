// The addresses of the builder and of a requisition's setup.
export const BUILDER_STEPS = [
  'job-title',
  'steps',
  'attributes',
  'questions',
  'details',
  'complete',
] as const
export type BuilderStep = (typeof BUILDER_STEPS)[number]

export const SETUP_PARTS = ['details', 'screening-plan', 'attributes', 'team-members'] as const
export type SetupPart = (typeof SETUP_PARTS)[number]

/** A step of the builder; without a requisition the first one, which makes it. */
export function builderHref(step: BuilderStep, jobId?: number): string {
  const query = jobId === undefined ? '' : `?job=${jobId}`
  return `/hire/smartreq-builder/${step}${query}`
}

export function setupHref(part: SetupPart, jobId: number): string {
  return `/smartreq-detail/setup/${part}?job=${jobId}`
}
