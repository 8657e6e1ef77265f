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

export const SETUP_PARTS = [
  'details',
  'application-form',
  'screening-plan',
  'attributes',
  'predictive-models',
  'team-members',
  'job-postings',
  'configurations',
] as const
export type SetupPart = (typeof SETUP_PARTS)[number]

/** A step of the builder; without a requisition the first one, which makes it. */
export function builderHref(step: BuilderStep, jobId?: number): string {
  const query = jobId === undefined ? '' : `?job=${jobId}`
  return `/hire/smartreq-builder/${step}${query}`
}

/** The first step of the builder, with a template chosen. */
export function fromTemplateHref(templateId: number): string {
  return `${builderHref('job-title')}?template=${templateId}`
}

export function setupHref(part: SetupPart, jobId: number): string {
  return `/smartreq-detail/setup/${part}?job=${jobId}`
}

/** One posting of a requisition. */
export function postingHref({ jobId, postingId }: { jobId: number; postingId: number }): string {
  return `/smartreq-detail/setup/job-posting-detail/${postingId}?job=${jobId}`
}

/** The part of the setup that an address belongs to. */
export function setupPartOf(pathname: string): SetupPart {
  const segment = pathname.split('/').at(SETUP_SEGMENT)
  if (segment === 'job-posting-detail') return 'job-postings'
  return SETUP_PARTS.find((one) => one === segment) ?? 'details'
}

/** Of `/smartreq-detail/setup/<part>`. */
const SETUP_SEGMENT = 3
