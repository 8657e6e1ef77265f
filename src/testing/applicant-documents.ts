// Documents of an applicant, as staff add them.
import { readDocument } from '#server/applicant-documents/read-document.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'

import { buildStaff } from './builders.ts'
import { arrive } from './decisions.ts'
import { pdfOf } from './files.ts'
import { watchLoop } from './loop-monitor.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

type Sent = {
  readonly bytes?: Uint8Array
  readonly name?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly key?: string
}

/** The form of a document; a small PDF unless told. */
function documentForm({ bytes, name = 'Certificate.pdf', fields = {} }: Sent = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([Uint8Array.from(bytes ?? pdfOf('Forklift course'))], name))
  return form
}

/** An applicant with the recruiter, an admin, who sees private data, and an interviewer of the team. */
export async function openDocuments(test: TestApp) {
  const { database } = test
  const given = await arrive(test)
  const { company, requisition, first } = given
  const { accountId, jobId } = requisition
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const member = await buildStaff(database, { company, preset: 'Interviewer' })
  const place = { accountId, jobId, userId: member.userId, teamRole: 'interviewer' } as const
  await database.owner.insert(jobTeam).values(place)
  const scorecard = `/smartreq/v1/user-smartreq/${first.userSmartreqId}`
  const url = `${scorecard}/documents/`
  const add = (client: Client, { key, ...sent }: Sent = {}) =>
    client.post(url, documentForm(sent), key === undefined ? {} : { key })
  return {
    ...given,
    accountId,
    admin,
    interviewer: await test.as(member),
    url,
    add,
    /** The id of one that was added. */
    addOne: async (client: Client, sent: Sent = {}): Promise<string> =>
      (await add(client, sent)).body.data.document_id,
    list: async (client: Client) => (await client.get(url)).body.data,
    history: async (client: Client) =>
      (await client.get(`${scorecard}/scorecard/`)).body.data.history,
  }
}

/** Does now what the queue would do with a document that was added. */
export function readAdded(test: TestApp, key: Parameters<typeof readDocument>[1]): Promise<void> {
  return watchLoop('read-document', () => readDocument(test, key))
}
