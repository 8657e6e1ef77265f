/** What someone sends who may sign in: an interviewer who wants more than their role, and a candidate who wants it twice. */
import { randomUUID } from 'node:crypto'

import { EVERY_KIND } from '../../src/server/db/demo/every-kind.ts'
import { send, sendJson, type Reply } from './send.ts'
import { askToSignIn, cookieOf, sessionIn, signIn } from './sign-on.ts'

const AT_ONCE = 11
const ZIP_BYTES = 10 * 1_048_576
const INVISIBLE = ['\u200B\u2060', '\u00AD\uFEFF', '\u202E\u2066', '\u3164', '\u2800']
const INTERVIEWER = 'interviewer@harborpine.example.com'
const ADMIN = 'admin@harborpine.example.com'
const RECRUITER = 'recruiter@harborpine.example.com'

export type Member = { accountId: number; call: (given: Call) => Promise<Reply> }
type Call = {
  method: string
  path: (accountId: number) => string
  body?: unknown
  headers?: Record<string, string>
  bytes?: Buffer
}
export type Members = { interviewer: Member; admin: Member; recruiter: Member }

/** Three of the first demo company. */
export async function openMembers(port: number): Promise<Members> {
  return {
    interviewer: await openMember(port, INTERVIEWER),
    admin: await openMember(port, ADMIN),
    recruiter: await openMember(port, RECRUITER),
  }
}

/** A member who signs in again when the session's token has run out. */
async function openMember(port: number, email: string): Promise<Member> {
  let { cookie, user } = await signIn(port, email)
  const accountId: number = user.roles[0].account_id
  const once = ({ method, path, body, bytes, headers = {} }: Call) =>
    send({
      port,
      method,
      path: path(accountId),
      headers: {
        cookie,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
  return {
    accountId,
    async call(given) {
      const reply = await once(given)
      if (reply.status !== 401) return reply
      const again = await askToSignIn(port, email)
      // Other attacks guess at this account meanwhile: the attack ends with that answer.
      if (again.status === 429) return again
      ;({ cookie, user } = sessionIn(again))
      return once(given)
    },
  }
}

/** An interviewer writes the company's templates. */
export async function writeTemplates({ interviewer }: Members): Promise<string | undefined> {
  const templates = (accountId: number) => `/account/v1/${accountId}/templates/email/`
  const body = templateOf('Mine')
  const slug = (accountId: number) => `${templates(accountId)}application-received/`
  const replies = [
    await interviewer.call({ method: 'POST', path: templates, body }),
    await interviewer.call({ method: 'PUT', path: slug, body }),
    await interviewer.call({ method: 'DELETE', path: (id) => `${slug(id)}?language=en` }),
  ]
  const wrong = replies.find(({ status }) => status !== 403 && status !== 429)
  return wrong === undefined ? undefined : `an interviewer was answered ${wrong.status}`
}

/** An interviewer looks for the links by which candidates book. */
export async function lookForLinks({ interviewer }: Members): Promise<string | undefined> {
  const lists = [
    (id: number) => `/account/v1/staff-invitations/${id}/`,
    (id: number) => `/smartreq/v1/account/${id}/my-interviews/`,
  ]
  for (const path of lists) {
    const { status, text } = await interviewer.call({ method: 'GET', path })
    if (status === 200 && text.includes('"link_uuid":"')) return `${text.slice(0, 80)} has a link`
    if (![200, 403, 429, 503].includes(status)) return `${path(0)}: answered ${status}`
  }
  return undefined
}

/** Saves a template from a state that is not the stored one. */
export async function saveStale({ admin }: Members): Promise<string | undefined> {
  const list = (accountId: number) => `/account/v1/${accountId}/templates/email/`
  const listed = await admin.call({ method: 'GET', path: list })
  if (listed.status !== 200) return undefined
  const [{ template_slug: slug }] = JSON.parse(listed.text).data
  const path = (accountId: number) => `${list(accountId)}${slug}/`
  const headers = { 'if-match': `"${randomUUID()}"` }
  const body = templateOf('Stale')
  const { status } = await admin.call({ method: 'PUT', path, body, headers })
  return [409, 412, 429, 503].includes(status) ? undefined : `answered ${status}`
}

function templateOf(name: string) {
  return { template_display_name: name, subject: name, body: `<p>${name}</p>`, language: 'en' }
}

/** Uploads ten MB that begin as a ZIP does, as an image. */
export async function uploadZip({ admin }: Members): Promise<string | undefined> {
  const boundary = randomUUID()
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="resource_type"\r\n\r\nimage\r\n`
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const bytes = Buffer.concat([
    Buffer.from(`${head}${part}PK\u0003\u0004`),
    Buffer.alloc(ZIP_BYTES, 'PK\u0005\u0006'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const path = (accountId: number) => `/account/v1/media/account/${accountId}/`
  const { status } = await admin.call({ method: 'POST', path, bytes, headers })
  return status < 300 || (status >= 500 && status !== 503) ? `answered ${status}` : undefined
}

/** Creates an account whose name no one can see. */
export async function nameInvisibly(port: number, from: string): Promise<string | undefined> {
  for (const name of INVISIBLE) {
    const { status } = await createAccount({ port, from, first: name, last: name })
    if (status < 300) return `a name of ${escape(name)} was taken`
    if (status >= 500 && status !== 503) return `answered ${status}`
  }
  return undefined
}

/** Applies many times at once where no one has to wait before applying again. */
export async function applyAtOnce(port: number, from: string): Promise<string | undefined> {
  const made = await createAccount({ port, from, first: 'Ada', last: '＝1+1' })
  if (made.status !== 201) return undefined
  const { user_id: userId } = JSON.parse(made.text).data.user
  const path = `/user/v1/progress-tracker/user/${userId}/`
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      sendJson({
        port,
        path,
        from,
        headers: { cookie: cookieOf(made), 'idempotency-key': randomUUID() },
        body: { job_uuid: EVERY_KIND.uuid },
      }),
    ),
  )
  const count = replies.filter(({ status }) => status === 201).length
  const broken = replies.find(({ status }) => status >= 500 && status !== 503)
  if (broken !== undefined) return `answered ${broken.status}`
  return count > 1 ? `${count} applications were made` : undefined
}

function createAccount(given: { port: number; from: string; first: string; last: string }) {
  const { port, from, first, last } = given
  const body = {
    email: `${randomUUID()}@example.com`,
    password: `${randomUUID()}Aa1!`,
    first_name: first,
    last_name: last,
  }
  return sendJson({ port, path: '/auth/v1/create/', body, from })
}
