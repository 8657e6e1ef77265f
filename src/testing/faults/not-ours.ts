// Replies that are not the server's, or not what was asked for: what portals, proxies and broken servers answer (I15).
import { REPLY_MARK } from '#contract/core/reply-mark.ts'

/**
 * `portal`: a page that asks to sign in to the network. `empty`: nothing, and all is well. `html-…`: a proxy's error
 * page. `gateway`: its error in an envelope like ours. `imitated`: JSON of another user. `redirected`: where the request was led to the app's own page. The others
 * carry the mark: `other-shape`, `cut-short`, `impossible` (right types, values that cannot be).
 */
export const NOT_OURS = [
  'portal',
  'empty',
  'html-401',
  'html-403',
  'html-404',
  'html-413',
  'html-503',
  'gateway',
  'imitated',
  'redirected',
  'other-shape',
  'cut-short',
  'impossible',
] as const
export type NotOurs = (typeof NOT_OURS)[number]

const HTML = '<!doctype html><title>Sign in</title><form action="/login"></form>'
const NEVER = '0000-99-99T99:99:99Z'

/** A fetch's response of that kind; `serverMs`: the server's time, where it carries the mark. */
export function replyNotOurs(kind: NotOurs, serverMs: number): Response {
  const marked = { headers: markOf(serverMs) }
  switch (kind) {
    case 'portal':
      return page(200)
    case 'empty':
      return new Response(null, { status: 200 })
    case 'html-401':
      return page(401)
    case 'html-403':
      return page(403)
    case 'html-404':
      return page(404)
    case 'html-413':
      return page(413)
    case 'html-503':
      return page(503)
    case 'gateway':
      return json('{"error":{"code":"forbidden","message":"No."}}', { status: 403 })
    case 'imitated':
      return json('{"data":{}}')
    case 'redirected':
      return Object.defineProperty(json('{"data":{}}', marked), 'redirected', {
        value: true,
      })
    case 'other-shape':
      return json('{"data":{}}', marked)
    case 'cut-short':
      return json('{"data":{"attempt_id":"0199a1b2-', marked)
    case 'impossible':
      return json(JSON.stringify({ data: impossible() }), {
        headers: { ...marked.headers, 'upload-offset': '-1' },
      })
  }
}

/** What the server itself says when it refuses for good. */
export function refusalOf(given: {
  status: number
  code: string
  serverMs: number
  details?: Readonly<Record<string, unknown>>
}): Response {
  const { status, code, serverMs, details } = given
  const message = 'The server does not take this.'
  return json(JSON.stringify({ error: { code, message, details } }), {
    status,
    headers: markOf(serverMs),
  })
}

function markOf(serverMs: number): Record<string, string> {
  return { [REPLY_MARK]: String(serverMs) }
}

// The fields of every receipt at once: the types are right, a date does not exist, and the ids are no one's.
function impossible() {
  const attempt_id = '0199a1b2-0000-7000-8000-000000000000'
  return {
    attempt_id,
    recording_id: attempt_id,
    user_id: 0,
    acknowledged: [{ question_id: 'none', rev: 1e9 }],
    superseded: [],
    stored: [],
    is_fenced: true,
    is_applied: true,
    answered_count: 1,
    digest: '',
    timer: 'activity',
    signature: '',
    started_at: NEVER,
    submitted_at: NEVER,
    saved_at: NEVER,
    server_time: NEVER,
  }
}

function page(status: number): Response {
  return new Response(HTML, { status, headers: { 'content-type': 'text/html' } })
}

function json(body: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  const headers = { 'content-type': 'application/json', ...init.headers }
  return new Response(body, { status: init.status ?? 200, headers })
}
