import { and, eq } from 'drizzle-orm'

// Offers that can be sent: a company with a letter that both parties sign, and who collects the signatures.
import type { Offer } from '#contract/offers/offers.ts'
import { offerLetterVersion, offerTemplate } from '#server/db/schema/offer-letter.ts'
import { offer, offerSigner, offerVersion } from '#server/db/schema/offer.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'
import { syncEnvelope } from '#server/offers/providers/sync-envelope.ts'
import { sealOffer } from '#server/offers/seal-offer.ts'

import { buildCompany, buildRequisition, buildStaff, only } from './builders.ts'
import { apply } from './decisions.ts'
import type { FakeDocumenso } from './documenso.ts'
import { buildOffer } from './offers.ts'
import type { TestApp } from './test-app.ts'

const BODY =
  '<p>Dear {{first_name}}, we offer you the position of {{title}}.</p><p>{{signature:candidate}} {{date:candidate}}</p><p>{{signature:company_1}}</p>'

/** A draft that the candidate signs first and a user of the company second. */
export async function buildSendable(test: TestApp, { body = BODY }: { body?: string } = {}) {
  const { database } = test
  const company = await buildCompany(database)
  const staff = await buildStaff(database, { company, preset: 'Account admin' })
  const requisition = await buildRequisition(database, { company })
  const { accountId, userSmartreqId } = await apply(test, {
    requisition,
    values: { status: 'active' },
  })
  const offerTemplateId = await insertLetter(test, { accountId, body })
  const made = await buildOffer(test, {
    accountId,
    userSmartreqId,
    memberId: staff.userId,
    values: { offerTemplateId },
  })
  // Signed in again: tests move the clock past the end of a session.
  const as = () => test.as(staff)
  const path = `user-smartreq/${made.userSmartreqId}/offers/${made.userOfferId}/`
  const read = async () => {
    const isThis = eq(offer.userOfferId, made.userOfferId)
    const row = only(await database.owner.select().from(offer).where(isThis))
    const ofVersion = and(
      eq(offerVersion.userOfferId, made.userOfferId),
      eq(offerVersion.version, row.version),
    )
    const [version] = await database.owner.select().from(offerVersion).where(ofVersion)
    const signers = await database.owner
      .select()
      .from(offerSigner)
      .where(
        and(eq(offerSigner.userOfferId, made.userOfferId), eq(offerSigner.version, row.version)),
      )
    const states = Object.fromEntries(signers.map(({ signer, state }) => [signer, state]))
    return { state: row.state, reason: row.declineReason, version, signers, states }
  }
  return {
    ...made,
    company,
    staff,
    as,
    read,
    emailOf: (signer: 'candidate' | 'company_1') => `${signer}-${made.userOfferId}@example.com`,
    command: async (name: string, content: object) =>
      (await as()).post(`/integration/v1/e-signature/${path}${name}/`, content),
    revise: async (content: object) => (await as()).post(`/smartreq/v1/${path}versions/`, content),
    shown: async (): Promise<Offer> => {
      const url = `/smartreq/v1/user-smartreq/${made.userSmartreqId}/offers/`
      return only<Offer>((await (await as()).get(url)).body.data)
    },
  }
}

export type Sendable = Awaited<ReturnType<typeof buildSendable>>

/** Has the company's offers signed at a Documenso; the secret of its webhook. */
export async function chooseDocumenso(
  { as, accountId }: Pick<Sendable, 'as' | 'accountId'>,
  { url, key }: Pick<FakeDocumenso, 'url' | 'key'>,
): Promise<string> {
  const client = await as()
  const settings = `/account/v1/e-signature/account/${accountId}/provider/`
  const saved = await client.put(settings, { provider: 'documenso', url, api_key: key.value })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const made = await client.post(`${settings}webhook-secret/`, { replaces: null })
  return made.body.data.secret
}

/** Does the jobs about signatures that are ordered by now, and none that they order. */
export async function doSigningJobs(test: TestApp): Promise<void> {
  const { recordedJobs, database, storage, jobs, secret } = test
  const { now } = test.clock
  const deps = { database, storage, jobs, secret, now, origin: 'http://localhost' }
  const reach = { allowsLoopback: true, timeoutMs: 5000 }
  const due = recordedJobs.filter(({ name }) => name === 'sync-envelope' || name === 'seal-offer')
  for (const job of due) {
    recordedJobs.splice(recordedJobs.indexOf(job), 1)
    if (job.name === 'seal-offer')
      await sealOffer(deps, jobPayloads['seal-offer'].parse(job.payload))
    else await syncEnvelope({ ...deps, reach }, jobPayloads['sync-envelope'].parse(job.payload))
  }
}

async function insertLetter(
  { database }: TestApp,
  { accountId, body }: { accountId: number; body: string },
): Promise<number> {
  const { offerTemplateId } = only(
    await database.owner
      .insert(offerTemplate)
      .values({ accountId, name: 'Letter', language: 'en' })
      .returning(),
  )
  await database.owner.insert(offerLetterVersion).values({
    accountId,
    offerTemplateId,
    version: 1,
    pageSize: 'Letter',
    header: '',
    bodyHtml: body,
    footer: '',
  })
  return offerTemplateId
}
