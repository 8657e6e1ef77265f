// The one list of every endpoint: what the sweeps over roles and over bad input go through.
import * as assessments from './assessments.ts'
import type { Endpoint } from './endpoint.ts'
import * as firstAdmin from './first-admin.ts'
import * as media from './media.ts'
import * as progress from './progress.ts'
import * as requisitions from './requisitions.ts'
import * as scorecards from './scorecards.ts'
import * as session from './session.ts'
import * as timing from './timing.ts'
import * as trail from './trail.ts'

const MODULES = [
  session,
  firstAdmin,
  progress,
  assessments,
  timing,
  media,
  requisitions,
  scorecards,
  trail,
]

/** True for what `endpoint()` declared. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}

/** Every endpoint by the name that it is exported under. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  MODULES.flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]) =>
      isEndpoint(value) ? [[name, value] as const] : [],
    ),
  ),
)
