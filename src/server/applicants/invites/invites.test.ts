import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { applicantInvitation } from '#server/db/schema/applicant-invitation.ts'
import { MailRefusedError } from '#server/integrations/mail/port.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { sendInvite } from './send-invite.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database, { name: 'Harbour Works' })
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

let count = 0
const freshEmail = () => `invited-${(count += 1)}@person.example`
const person = (email = freshEmail()) => ({ email, first_name: 'Inês', last_name: 'Duarte' })

async function begin(values: Parameters<typeof buildRequisition>[1]['values'] = {}) {
  const requisition = await buildRequisition(database, {
    company,
    values: { title: 'Crane driver', ...values },
  })
  const base = `/smartreq/v1/${requisition.jobId}`
  return {
    requisition,
    message: `${base}/invite-message/`,
    invitations: `${base}/invited-applicants/`,
    invite: (one: object) => recruiter.post(`${base}/invited-applicants/`, one),
    listed: async () => (await recruiter.get(`${base}/invited-applicants/`)).body.data,
  }
}

describe('the message of an invitation to apply', () => {
  it('is the product’s until the company writes its own, which is cleaned', async () => {
    const { message } = await begin()
    expect((await recruiter.get(message)).body.data).toMatchObject({ is_default: true })
    const text = { subject: 'Join us', body: '<p onclick="x()">{{job_name}}</p>', language: 'fr' }
    const saved = await recruiter.put(message, text)
    expect(saved.body.data).toEqual({
      ...text,
      body: '<p>{{job_name}}</p>',
      is_default: false,
    })
    expect((await recruiter.get(message)).body).toEqual(saved.body)
  })

  it.each([
    ['a variable that there is not', { body: '<p>{{salary}}</p>' }],
    ['nothing but markup', { body: '<p></p>' }],
    ['a subject of two lines', { subject: 'One\nTwo' }],
  ])('is refused with %s', async (_, wrong) => {
    const { message } = await begin()
    const text = { subject: 'Join us', body: '<p>Hello</p>', language: 'en', ...wrong }
    expect((await recruiter.put(message, text)).status).toBe(400)
  })

  it('is previewed with the values of a person, as text', async () => {
    const { message } = await begin()
    const { is_default: _, ...text } = (await recruiter.get(message)).body.data
    const shown = await recruiter.post(`${message}preview/`, {
      ...text,
      first_name: '<b>Inês</b>',
      last_name: '',
    })
    expect(shown.body.data.subject).toBe('Harbour Works invites you to apply for Crane driver')
    expect(shown.body.data.body).toContain('Hello &lt;b&gt;Inês&lt;/b&gt;,')
    expect(shown.body.data.missing).toEqual([])
  })
})

describe('inviting a person to apply', () => {
  it('sends one email with a link that counts for the search of the company', async () => {
    const { invite, listed, requisition } = await begin()
    const invited = person(' Ines@Person.example ')
    const made = await invite(invited)
    expect(made.status).toBe(201)
    await test.sendMail()
    const mail = only(await test.mailTo('ines@person.example'))
    expect(mail.subject).toBe('Harbour Works invites you to apply for Crane driver')
    expect(mail.text).toContain('because Harbour Works invites you to apply for Crane driver')
    const token = /\/j\/(k[\w-]+)/.exec(mail.text)?.[1] ?? ''
    expect(await listed()).toMatchObject([{ email: 'ines@person.example', state: 'sent' }])
    const someone = await buildPerson(database)
    const client = await test.as(someone)
    const applied = await client.post(`/user/v1/progress-tracker/user/${someone.userId}/`, {
      job_uuid: requisition.uuid,
      source_token: token,
    })
    expect(applied.status).toBe(201)
    const links = await recruiter.get(`/job/v1/source-links/${requisition.jobId}/`)
    expect(links.body.data).toMatchObject([{ source_type: 'prospecting', applicant_count: 1 }])
  })

  it('happens once for each address, also when the job runs again', async () => {
    const { invite } = await begin()
    const invited = person()
    const replies = await Promise.all([invite(invited), invite(invited)])
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    await test.sendMail()
    const made = replies.find(({ status }) => status === 201)
    const invitationUuid = made?.body.data.applicant_invitation_uuid
    test.recordedJobs.push({
      name: 'send-invite',
      payload: { accountId: company.accountId, invitationUuid },
    })
    await test.sendMail()
    expect(await test.mailTo(invited.email)).toHaveLength(1)
  })

  it('stops for who stopped the emails by the link below, in every requisition', async () => {
    const [one, other] = [await begin(), await begin()]
    const invited = person()
    await one.invite(invited)
    await test.sendMail()
    const { text } = only(await test.mailTo(invited.email))
    const [, accountId, uid, token] = /\/stop-emails\/(\d+)\/([\w-]+)\/([\w-]+)/.exec(text) ?? []
    const stopUrl = `/user/v1/email-opt-out/${accountId}/${uid}/${token}/`
    const stopped = await test.client().put(stopUrl, { is_opted_out: true })
    expect(stopped.body.data).toEqual({ company_name: 'Harbour Works', is_opted_out: true })
    const refused = await other.invite(invited)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'emails_stopped'])
    expect(await one.listed()).toMatchObject([{ state: 'stopped' }])
    await test.client().put(stopUrl, { is_opted_out: false })
    expect((await other.invite(invited)).status).toBe(201)
  })

  it('stops for applicants who stopped the emails, and who have applied', async () => {
    const { invite, requisition } = await begin()
    const { person: applicant } = await buildCandidate(test, { requisition })
    const applied = await invite(person(applicant.email))
    expect([applied.status, applied.body.error.code]).toEqual([409, 'applied_there'])
  })

  it('is refused while the position takes no applications', async () => {
    const { invite } = await begin({ status: 'closed' })
    const refused = await invite(person())
    expect([refused.status, refused.body.error.code]).toEqual([409, 'position_closed'])
  })

  it('says that an address was refused, and throws for the queue when the mail server is away', async () => {
    const { invite, listed, requisition } = await begin()
    const { body } = await invite(person())
    const key = {
      accountId: requisition.accountId,
      invitationUuid: body.data.applicant_invitation_uuid,
    }
    const failing = (error: Error) => ({
      ...test,
      now: test.clock.now,
      secret: 's'.repeat(32),
      mail: {
        send: async () => {
          throw error
        },
      },
    })
    await expect(sendInvite(failing(new Error('away')), key)).rejects.toThrow('away')
    expect(await listed()).toMatchObject([{ state: 'waiting' }])
    await sendInvite(failing(new MailRefusedError('No such mailbox.')), key)
    expect(await listed()).toMatchObject([{ state: 'failed' }])
  })

  it('holds no row while the mail server takes its time', async () => {
    const { invite, listed, requisition } = await begin()
    const { accountId } = requisition
    const invitationUuid: string = (await invite(person())).body.data.applicant_invitation_uuid
    const isIt = eq(applicantInvitation.invitationUuid, invitationUuid)
    const send = async () => {
      // Fails at once where a transaction has it.
      await database.owner
        .select()
        .from(applicantInvitation)
        .where(isIt)
        .for('update', { noWait: true })
    }
    const deps = { ...test, now: test.clock.now, secret: 's'.repeat(32), mail: { send } }
    await sendInvite(deps, { accountId, invitationUuid })
    expect(await listed()).toMatchObject([{ state: 'sent' }])
  })

  it.each([
    ['no address', { email: 'nobody' }],
    ['a name of one letter', { first_name: 'I' }],
    ['a name that cannot be stored', { last_name: 'Du\u0000arte' }],
  ])('is refused with %s', async (_, wrong) => {
    const { invite } = await begin()
    expect((await invite({ ...person(), ...wrong })).status).toBe(400)
  })

  it('is for those who manage the requisition, and of one company alone', async () => {
    const { invitations, message } = await begin()
    const stranger = await test.as(
      await buildStaff(database, {
        company: await buildCompany(database),
        preset: 'Account admin',
      }),
    )
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await stranger.post(invitations, person())).status).toBe(404)
    expect((await stranger.get(message)).status).toBe(404)
    expect((await interviewer.post(invitations, person())).status).toBe(403)
  })
})
