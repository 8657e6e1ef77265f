// The shape of every endpoint and of its policy. Holds no endpoint of its own and imports no code of ours.
import type { z } from 'zod'

import type { JobTeamRole } from '../access/job-team-roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Auth levels of the specification: 0 public, 1 signed in, 2 company staff, 3 provider admin. */
export type AuthLevel = 0 | 1 | 2 | 3

/** The flags of a role that open a group of staff screens. */
export type RoleFlag =
  | 'all_employee_access'
  | 'company_settings_access'
  | 'full_access'
  | 'job_profile_access'
  | 'performance_access'
  | 'private_data_access'
  | 'company_dashboard_access'
  | 'smartreq_access'
  | 'all_pathways_access'

/**
 * Whose rows a call may touch.
 * `public` nothing personal · `person` the caller's own rows · `account` one company, where the caller has a role ·
 * `job` one requisition, by `smartreq_access` or by being on its team · `provider` across companies.
 */
export type PolicyScope = 'public' | 'person' | 'account' | 'job' | 'provider'

export type RateLimit = { readonly max: number; readonly windowSeconds: number }

export type Policy = {
  readonly level: AuthLevel
  readonly scope: PolicyScope
  /** At level 2: the role flag without which the call is refused. */
  readonly flag?: RoleFlag
  /** At level 2: a second flag that is needed beside the first. */
  readonly alsoFlag?: RoleFlag
  /** At level 2: the call is refused without one of these flags, or a place in the team of any job of the company. */
  readonly anyFlagOrTeam?: readonly RoleFlag[]
  /** The same, where the place in the team must be that of a recruiter or hiring manager. */
  readonly anyFlagOrManager?: readonly RoleFlag[]
  /** At scope `job`: being listed is not enough, it takes the flag, or being the recruiter or hiring manager of the job. */
  readonly isForManagers?: boolean
  /** With `isForManagers`: what else on the team of the job is enough. */
  readonly alsoForTeam?: readonly JobTeamRole[]
  /** At scope `person`: staff of a company that the user applied to may call it too, about what they see there. */
  readonly alsoForStaff?: boolean
  /** Per caller: the user when signed in, else the address. */
  readonly rateLimit?: RateLimit
  /** Takes `Idempotency-Key`; key, effect and receipt commit together. */
  readonly isIdempotent?: boolean
  /**
   * What is sent or answered is a secret, such as a password or new recovery codes, of which no receipt may be kept.
   * Sent twice, it does the same, or is refused.
   */
  readonly isSecret?: boolean
  /** A read that the trail tells of. Every other GET runs in transactions that cannot write. */
  readonly isAudited?: boolean
  /**
   * What a candidate's session at a kiosk station may call; without it such a session is refused. `attempt`: while the
   * session is open; `upload`: after its end as well, so that work that waited on the device arrives.
   */
  readonly kiosk?: 'attempt' | 'upload'
}

type ResponseSchemas = Readonly<Partial<Record<200 | 201 | 204 | 409, z.ZodType>>>

/** One endpoint, as data: the server's route, the OpenAPI document and the permission sweep all come from it. */
export type Endpoint = {
  readonly method: Method
  /** Path as in the specification, trailing slash included, parameters as `:name`. */
  readonly url: string
  readonly tag: string
  readonly summary: string
  readonly policy: Policy
  /** `in`: the request's body is a chunk of bytes, no JSON. `out`: the reply is a stream of bytes. */
  readonly bytes?: 'in' | 'out'
  /** The request's body is a multipart form with one `file` and these fields. */
  readonly form?: z.ZodObject
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly responses: ResponseSchemas
  /** A POST that only asks: it takes no key, and sent twice it stores nothing but a count of its use. */
  readonly isRead?: boolean
  /**
   * A device stores what is answered, or goes by it while it is offline: it checks the whole shape before it uses any of
   * it (`src/web/api/reply-shapes.gen.ts`).
   */
  readonly isStored?: boolean
}

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
