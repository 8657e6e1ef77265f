// Failures that only Documenso has, and the right to choose it.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { offerEnvelope, signatureProvider } from '#server/db/schema/e-signature.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { buildStaff, only } from '#testing/builders.ts'
import { openDocumenso, SIGNED_PDF } from '#testing/documenso.ts'
import {
  buildSendable,
  chooseDocumenso,
  doSigningJobs,
  type Sendable,
} from '#testing/sendable-offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { tendOffers } from '../tend-offers.ts'

const test = await openTestApp()
const { database, clock, recordedJobs } = test
const documenso = await openDocumenso(clock.now)
const DRAFT = { seen: { version: 1, state: 'draft' } }
const settingsOf = (accountId: number) =>
  `/account/v1/e-signature/account/${accountId}/provider/` as const

async function begin() {
  const sendable = await buildSendable(test)
  const secret = await chooseDocumenso(sendable, documenso)
  const send = async () => {
    await sendable.command('send', DRAFT)
    await doSigningJobs(test)
  }
  return { ...sendable, secret, send }
}

async function tendAfter(minutes: number): Promise<void> {
  clock.shift(minutes * 60_000)
  await tendOffers({ database, jobs: test.jobs, now: clock.now })
  await doSigningJobs(test)
}

function tell(
  { accountId }: Pick<Sendable, 'accountId'>,
  { secret, body }: { secret: string; body: object },
) {
  return test.app.inject({
    method: 'POST',
    url: `/integration/v1/e-signature/documenso/${accountId}/`,
    headers: { 'x-documenso-secret': secret },
    payload: body,
  })
}

describe('an offer at Documenso', () => {
  it('is made there once, with fields where the letter has its blocks, though each reply is lost', async () => {
    const begun = await begin()
    documenso.fail('envelope/create', 'lost')
    documenso.fail('envelope/distribute', 'lost')
    const before = documenso.envelopes.length
    await begun.send()
    expect((await begun.shown()).signing).toEqual({
      provider: 'documenso',
      is_pending: true,
      problem: 'unreachable',
    })
    await tendAfter(6)
    await tendAfter(6)
    expect(documenso.envelopes).toHaveLength(before + 1)
    const { status, recipients, pdf } = documenso.newest()
    expect([status, pdf.subarray(0, 5).toString()]).toEqual(['PENDING', '%PDF-'])
    const fields = recipients.map((one) => one.fields.map(({ type, page }) => [type, page]))
    expect(fields).toEqual([
      [
        ['SIGNATURE', 1],
        ['DATE', 1],
      ],
      [['SIGNATURE', 1]],
    ])
    expect((await begun.shown()).signing).toMatchObject({ is_pending: false, problem: null })
  })

  it('does not expire because Documenso was busy after the deadline', async () => {
    const begun = await begin()
    await begun.send()
    documenso.sign(begun.emailOf('candidate'))
    documenso.sign(begun.emailOf('company_1'))
    documenso.fail('envelope/', 'busy')
    await tendAfter(7 * 24 * 60 + 30)
    await tendAfter(5)
    expect((await begun.read()).state).not.toBe('expired')
    await tendAfter(5)
    expect((await begun.read()).state).toBe('accepted')
  })

  it('comes back to a busy Documenso when it was asked to, and not before', async () => {
    const begun = await begin()
    documenso.fail('envelope?', 'busy')
    await begun.send()
    const calls = documenso.calls.length
    await doSigningJobs(test)
    expect(documenso.calls).toHaveLength(calls)
    expect((await begun.shown()).signing.problem).toBeNull()
    clock.shift(91_000)
    await doSigningJobs(test)
    expect((await begun.read()).states['candidate']).toBe('sent')
  })

  it.each([
    ['unauthorized', documenso.replaceKey],
    ['unexpected_reply', documenso.talkNonsense],
  ] as const)('tells its sender of the problem %s, who tries again', async (problem, breakIt) => {
    const begun = await begin()
    const key = documenso.key.value
    breakIt()
    await begun.send()
    expect((await begun.shown()).signing).toMatchObject({ is_pending: true, problem })
    documenso.key.value = key
    expect((await begun.command('retry', {})).body.data.signing.problem).toBeNull()
    await doSigningJobs(test)
    expect((await begun.shown()).signing).toMatchObject({ is_pending: false, problem: null })
  })

  it('is not sent where the letter has no signature block for a signer', async () => {
    const sendable = await buildSendable(test, { body: '<p>{{signature:candidate}}</p>' })
    await chooseDocumenso(sendable, documenso)
    const { status, body } = await sendable.command('send', DRAFT)
    expect([status, body.error.code, body.error.details]).toEqual([
      409,
      'signature_block_missing',
      { signers: ['company_1'] },
    ])
  })

  it('does not count as signed when the last signature came after the deadline', async () => {
    const begun = await begin()
    await begun.send()
    documenso.sign(begun.emailOf('candidate'))
    clock.shift(8 * 86_400_000)
    documenso.sign(begun.emailOf('company_1'))
    await tendAfter(0)
    await tendAfter(5)
    expect((await begun.read()).state).toBe('expired')
    expect((await begun.shown()).signing.problem).toBe('signed_too_late')
  })
})

describe('an erased application', () => {
  it.each([
    ['out for signature', 1],
    ['signed by all', 2],
  ])(
    'leaves nothing at Documenso of an offer that is %s, and no one is asked again',
    async (_, signatures) => {
      const begun = await begin()
      await begun.send()
      for (const signer of (['candidate', 'company_1'] as const).slice(0, signatures))
        documenso.sign(begun.emailOf(signer))
      if (signatures === 2) await tendAfter(31)
      const { externalId } = documenso.newest()
      const { accountId, userSmartreqId } = begun
      const { storage, secret } = test
      const deps = { database, storage, secret, now: clock.now }
      await eraseApplications(deps, {
        accountId,
        userSmartreqIds: [userSmartreqId],
        rule: 'request',
      })
      await tendAfter(5)
      expect(documenso.envelopes.map((one) => one.externalId)).not.toContain(externalId)
      const rows = database.owner.select().from(offerEnvelope)
      expect(await rows.where(eq(offerEnvelope.accountId, accountId))).toEqual([])
    },
  )
})

describe('the webhook of Documenso', () => {
  it('only makes us ask: out of order and twice it changes nothing', async () => {
    const begun = await begin()
    await begun.send()
    documenso.open(begun.emailOf('candidate'))
    documenso.sign(begun.emailOf('candidate'))
    documenso.sign(begun.emailOf('company_1'))
    const told = documenso.webhooks.splice(0).toReversed()
    // A forged event: only the id of its document is used, to ask Documenso itself.
    for (const body of [...told, ...told, { ...told[0], event: 'DOCUMENT_REJECTED' }])
      expect((await tell(begun, { secret: begun.secret, body })).statusCode).toBe(200)
    await doSigningJobs(test)
    const { state, version, signers } = await begun.read()
    expect([state, version?.sealState]).toEqual(['accepted', 'sealed'])
    expect(signers.map(({ signature }) => signature)).toEqual([null, null])
    const path = `/smartreq/v1/user-smartreq/${begun.userSmartreqId}/offers/${begun.userOfferId}/document/`
    expect((await (await begun.as()).get(path)).body).toBe(SIGNED_PDF.toString())
  })

  it('is refused alike with a wrong secret, without one, and for a company that does not exist', async () => {
    const begun = await begin()
    await begun.send()
    const { externalId } = documenso.newest()
    const body = { payload: { externalId } }
    const other = await begin()
    const replies = [
      await tell(begun, { secret: 'forged', body }),
      await tell(begun, { secret: '', body }),
      await tell(begun, { secret: other.secret, body }),
      await tell({ accountId: 999_999 }, { secret: begun.secret, body }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
    expect(new Set(replies.map(({ json }) => json().error.code)).size).toBe(1)
    // A company's secret orders nothing about another one's offers.
    const before = recordedJobs.length
    expect((await tell(other, { secret: other.secret, body })).statusCode).toBe(200)
    expect(recordedJobs).toHaveLength(before)
    const large = { payload: { externalId }, filler: 'x'.repeat(100_000) }
    expect((await tell(begun, { secret: begun.secret, body: large })).statusCode).toBe(413)
  })
})

describe('the choice of Documenso', () => {
  it('stores a key that is never read back, and tests it', async () => {
    const begun = await begin()
    const url = settingsOf(begun.accountId)
    const admin = await begun.as()
    const read = (await admin.get(url)).body
    expect(read.data).toMatchObject({
      provider: 'documenso',
      url: documenso.url,
      has_api_key: true,
    })
    const rows = await database.owner
      .select()
      .from(signatureProvider)
      .where(eq(signatureProvider.accountId, begun.accountId))
    const trail = await database.owner
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.accountId, begun.accountId))
    const stored = JSON.stringify([read, rows, trail])
    expect(stored).not.toContain(documenso.key.value)
    expect(stored).not.toContain(begun.secret)
    expect((await admin.post(`${url}test/`, {})).body.data).toEqual({ problem: null })
    await admin.put(url, { provider: 'documenso', url: null, api_key: 'api_wrong' })
    expect((await admin.post(`${url}test/`, {})).body.data).toEqual({ problem: 'unauthorized' })
    const again = await admin.post(`${url}webhook-secret/`, { replaces: null })
    expect([again.status, again.body.error.code]).toEqual([409, 'conflict'])
  })

  it('needs an address outside of our network, a key, and a user who may change settings', async () => {
    const sendable = await buildSendable(test)
    const url = settingsOf(sendable.accountId)
    const admin = await sendable.as()
    const fieldsOf = async (change: object) =>
      Object.keys((await admin.put(url, { provider: 'documenso', ...change })).body.error.fields)
    expect(await fieldsOf({ url: null, api_key: null })).toEqual(['url', 'api_key'])
    expect(await fieldsOf({ url: 'http://example.com', api_key: 'k' })).toEqual(['url'])
    const inner = { provider: 'documenso', url: 'https://10.0.0.7', api_key: 'k' }
    await admin.put(url, inner)
    expect((await admin.post(`${url}test/`, {})).body.data).toEqual({ problem: 'unreachable' })
    const { company } = sendable
    const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await recruiter.put(url, inner)).status).toBe(403)
    const foreign = await (await buildSendable(test)).as()
    expect((await foreign.get(url)).status).toBe(403)
  })

  it('moves nothing that was sent: offers stay where they are, and so does the address meanwhile', async () => {
    const begun = await begin()
    await begun.send()
    const url = settingsOf(begun.accountId)
    const admin = await begun.as()
    const moved = await admin.put(url, {
      provider: 'documenso',
      url: 'https://sign.example.com',
      api_key: 'k',
    })
    expect([moved.status, moved.body.error.code]).toEqual([409, 'signature_provider_in_use'])
    await admin.put(url, { provider: 'embedded', url: null, api_key: null })
    documenso.sign(begun.emailOf('candidate'))
    await tendAfter(31)
    expect((await begun.read()).state).toBe('partially_signed')
    expect((await begun.shown()).signing.provider).toBe('documenso')
    await begun.revise({ seen: { version: 1, state: 'partially_signed' } })
    await doSigningJobs(test)
    expect(documenso.newest().status).toBe('CANCELLED')
    expect((await begun.shown()).signing.provider).toBe('embedded')
    const rows = await database.owner
      .select()
      .from(offerEnvelope)
      .where(eq(offerEnvelope.accountId, begun.accountId))
    expect(only(rows).state).toBe('finished')
  })
})
