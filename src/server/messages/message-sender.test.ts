import { describe, expect, it } from 'vitest'

import type { OutgoingMail } from '#server/integrations/mail/port.ts'
import { buildStaff } from '#testing/builders.ts'
import { arrive, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

const sent: OutgoingMail[] = []
const mail = {
  send: (one: OutgoingMail) => {
    sent.push(one)
    return Promise.resolve()
  },
}
const test = await openTestApp({ mail, mailSender: 'no-reply@hiring.example' })
const TEXT = { subject: 'Hello', language: 'en' }

/** A requisition with an applicant, and a template of its company that has a sender of its own. */
async function begin() {
  const arrived = await arrive(test, { applicants: [WAITING] })
  const { accountId, jobId } = arrived.requisition
  const { company } = arrived
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const made = await admin.post(`/account/v1/template-create/${accountId}/`, {
    ...TEXT,
    template_display_name: 'Visit',
    html_body: '<p>Come and see us.</p>',
    from_email: 'notify@hiring.example',
    from_name: 'The Harbor team',
    reply_to: 'people@harbor.example',
  })
  const slug: string = made.body.data.template_slug
  const write = async (given: object) => {
    sent.length = 0
    const url = `/smartreq/v1/${jobId}/email-applicants/`
    const message = { ...TEXT, body: '<p>Hi</p>', ref_ids: arrived.refIds, ...given }
    const reply = await arrived.recruiter.post(url, message)
    await test.sendMail()
    return { status: reply.status, mail: sent[0] }
  }
  return { ...arrived, admin, slug, write }
}

describe('who an email to applicants comes from', () => {
  it('is what its template says, in the language of the message', async () => {
    const { slug, write } = await begin()
    const { mail: own } = await write({ template_slug: slug })
    expect(own).toMatchObject({ fromName: 'The Harbor team', sender: 'notify' })
    const { mail: spanish } = await write({ template_slug: slug, language: 'es' })
    expect(spanish).toMatchObject({ sender: 'no-reply' })
    expect(spanish?.fromName).not.toBe('The Harbor team')
  })

  it('is the company without a template, and where the template is gone', async () => {
    const { slug, admin, requisition, write } = await begin()
    const usual = (await write({})).mail
    expect(usual).toMatchObject({ sender: 'no-reply' })
    const { accountId } = requisition
    await admin.delete(`/account/v1/email-templates/${accountId}/${slug}/?language=en`)
    const gone = await write({ template_slug: slug })
    expect(gone).toMatchObject({
      status: 200,
      mail: { sender: 'no-reply', fromName: usual?.fromName },
    })
  })

  it('is never what another company’s template says', async () => {
    const [one, other] = [await begin(), await begin()]
    const { mail: foreign } = await one.write({ template_slug: other.slug })
    expect(foreign).toMatchObject({ sender: 'no-reply' })
    expect(foreign?.fromName).not.toBe('The Harbor team')
  })

  it('goes with a decision as well', async () => {
    const { slug, decide, refIds } = await begin()
    const message = { ...TEXT, body: '<p>Hi</p>', template_slug: slug, delay_minutes: 10 }
    sent.length = 0
    const decided = await decide({ action: 'advance', ref_ids: refIds, message })
    expect(decided.status).toBe(200)
    await test.sendMail()
    expect(sent[0]).toMatchObject({ fromName: 'The Harbor team', sender: 'notify' })
  })
})
