// Follows what others change at the applicants of a requisition or a company, as long as it is asked to.
import { EventSourceParserStream } from 'eventsource-parser/stream'

import type { ApplicantsChanged } from '#contract/applicants/applicant-follow.ts'
import { ApiError, toApiError } from '#web/api/api-error.ts'
import { api, session } from '#web/api/client.ts'
import { hasShape } from '#web/api/has-shape.ts'

/** The server says something every few seconds: after so long without a word the connection is taken for lost. */
const LONGEST_SILENCE_MS = 30_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Whose applicants: those of a requisition, or all that the user lists in a company. */
export type Followed = { readonly jobId: number } | { readonly accountId: number }

export type Follower = {
  readonly of: Followed
  readonly signal: AbortSignal
  /** Null where it is not known what changed: it follows from now on, and may have missed something before. */
  readonly onChanged: (changed: ApplicantsChanged | null) => void
}

/** Follows until it is called off, over as many requests as it takes; ends where the user may not. */
export async function followApplicants(follower: Follower): Promise<void> {
  let failures = 0
  while (!follower.signal.aborted) {
    try {
      await followOnce(follower, () => (failures = 0))
    } catch (error) {
      if (isFinal(error)) return
      failures += 1
    }
    await pause(pauseAfter(failures), follower.signal)
  }
}

async function followOnce({ of, signal, onChanged }: Follower, onReady: () => void) {
  const silence = new AbortController()
  const watch = () => setTimeout(() => silence.abort(), LONGEST_SILENCE_MS)
  let timer = watch()
  const heard = () => {
    clearTimeout(timer)
    timer = watch()
  }
  try {
    const { error, response } = await ask(of, AbortSignal.any([signal, silence.signal]))
    if (!response.ok || response.body === null)
      throw toApiError({ status: response.status, body: error })
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: heard }))
      .getReader()
    for (;;) {
      const { done, value } = await events.read()
      if (done || signal.aborted) return
      heard()
      if (value.event === 'changed') onChanged(changedOf(value.data))
      if (value.event === 'ready') {
        onReady()
        onChanged(null)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

function ask(of: Followed, signal: AbortSignal) {
  const options = {
    parseAs: 'stream',
    // Longer than any other call may take; its own watch ends it.
    fetch: (request: Request) => session.fetch(request),
    signal,
  } as const
  if ('jobId' in of) {
    const params = { path: { job_id: of.jobId } }
    return api.GET('/smartreq/v1/{job_id}/applicants/changes/', { ...options, params })
  }
  const params = { path: { account_id: of.accountId } }
  return api.GET('/smartreq/v1/account/{account_id}/applicants/changes/', { ...options, params })
}

// What a newer server says otherwise is a change that is not known closer.
function changedOf(data: string): ApplicantsChanged | null {
  try {
    const told: unknown = JSON.parse(data)
    return isChange(told) ? told : null
  } catch {
    return null
  }
}

function isChange(told: unknown): told is ApplicantsChanged {
  return hasShape(told, {
    fields: { user_smartreq_ids: { each: 'count' }, is_more: 'boolean', is_own: 'boolean' },
  })
}

/** Refused for good: signed out, or not allowed. Too many at once is tried again later. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status)
}

// All who lost one server at once do not come back at once.
function pauseAfter(failures: number): number {
  const most = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
  return most / 2 + (Math.random() * most) / 2
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
