import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { getJobPosting } from '#contract/careers/job-postings.ts'
import { postingContent } from '#contract/careers/posting-content.ts'
import { stateTag } from '#contract/core/state-tag.ts'
import {
  buildApplication,
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
} from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const company = await buildCompany(test.database)
const recruiter = await test.as(await buildStaff(test.database, { company, preset: 'Recruiter' }))
const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
const requisition = await buildRequisition(test.database, { company })
const { jobId } = requisition

const person = await buildPerson(test.database)
const { userSmartreqId } = await buildApplication(test.database, { requisition, person })

const postingSchema = getJobPosting.responses[200].shape.data

type Editor = {
  readonly client: Client
  readonly method: 'put' | 'patch'
  /** Reads what is edited. */
  readonly read: () => Promise<{ url: string; state: Record<string, unknown>; begun?: object }>
  readonly change: (state: Record<string, unknown>, text: string) => object
  readonly text: (state: Record<string, unknown>) => unknown
}

const EDITORS: Readonly<Record<string, Editor>> = {
  'the details of a requisition': {
    client: recruiter,
    method: 'patch',
    read: async () => {
      const url = `/smartreq/v1/${jobId}/details/`
      return { url, state: (await recruiter.get(url)).body.data }
    },
    change: (_state, text) => ({ title: text }),
    text: (state) => state['title'],
  },
  'a posting': {
    client: recruiter,
    method: 'put',
    read: async () => {
      const list = `/job/v1/job-postings/${jobId}/`
      const first = (await recruiter.get(list)).body.data[0]
      const posting = first ?? (await recruiter.post(list, {}, { key: randomUUID() })).body.data
      const url = `${list}${posting.job_posting_id}/`
      const state = (await recruiter.get(url)).body.data
      return { url, state, begun: postingContent(state) }
    },
    change: (state, text) => ({ ...postingContent(postingSchema.parse(state)), title: text }),
    text: (state) => state['title'],
  },
  'an email template': {
    client: recruiter,
    method: 'put',
    read: async () => {
      const list = `/account/v1/${company.accountId}/templates/email/`
      const templates: Record<string, unknown>[] = (await recruiter.get(list)).body.data
      const state = templates.find(({ language }) => language === 'en') ?? {}
      return { url: `${list}${String(state['template_slug'])}/`, state }
    },
    change: ({ template_display_name, body, language }, text) => ({
      template_display_name,
      subject: text,
      body,
      language,
    }),
    text: (state) => state['subject'],
  },
  'the career page': {
    client: admin,
    method: 'patch',
    read: async () => {
      const make = `/account/v1/get-create-career-page/${company.accountId}/`
      const state = (await admin.post(make, {}, { key: randomUUID() })).body.data
      const url = `/account/v1/career-page/${company.accountId}/${state.career_page_id}/`
      return { url, state }
    },
    change: (_state, text) => ({ introduction: text }),
    text: (state) => state['introduction'],
  },
  'a comment': {
    client: recruiter,
    method: 'patch',
    read: async () => {
      const list = `/user/v1/comment/${userSmartreqId}/`
      const comments = (await recruiter.get(list)).body.data
      if (comments.length === 0)
        await recruiter.post(list, { text: 'First', scope: 'team' }, { key: randomUUID() })
      const [state] = comments.length > 0 ? comments : (await recruiter.get(list)).body.data
      const url = `/user/v1/comment-detail/${state.comment_uuid}/`
      return { url, state, begun: { text: state.text, scope: state.scope } }
    },
    change: (_state, text) => ({ text }),
    text: (state) => state['text'],
  },
  'the message of invitations': {
    client: recruiter,
    method: 'put',
    read: async () => {
      const url = `/smartreq/v1/${jobId}/invite-message/`
      return { url, state: (await recruiter.get(url)).body.data }
    },
    change: ({ body, language }, text) => ({ subject: text, body, language }),
    text: (state) => state['subject'],
  },
  'the rules for applying': {
    client: recruiter,
    method: 'put',
    read: async () => {
      const url = `/job/v1/configuration/${jobId}/`
      return { url, state: (await recruiter.get(url)).body.data }
    },
    change: (state, text) => ({
      ...state,
      accommodations: text,
      accommodations_contact: 'hr@fairlead.example',
    }),
    text: (state) => state['accommodations'],
  },
}

describe.each(Object.entries(EDITORS))('saving %s', (_name, editor) => {
  const { client, method, read, change, text } = editor
  const save = async (words: string, begun: object | null) => {
    const { url, state } = await read()
    const headers: Record<string, string> = {}
    if (begun !== null) headers['if-match'] = stateTag(begun)
    return client[method](url, change(state, words), { key: randomUUID(), headers })
  }

  it('is refused where someone else saved since it was read, and says what is stored', async () => {
    const { state, begun = state } = await read()
    expect((await save('First screen', begun)).status).toBe(200)
    const second = await save('Second screen', begun)
    expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
    const { stored } = second.body.error.details
    expect(text(stored)).toBe('First screen')
    expect(text((await read()).state)).toBe('First screen')
    // The user saw it, and saves over it.
    expect((await save('Second screen', stored)).status).toBe(200)
    expect(text((await read()).state)).toBe('Second screen')
  })

  it('goes on from the reply of the last one, and is taken from clients that do not say', async () => {
    const { state, begun = state } = await read()
    expect((await save('Once', begun)).status).toBe(200)
    const after = await read()
    expect((await save('Twice', after.begun ?? after.state)).status).toBe(200)
    expect((await save('An older client', null)).status).toBe(200)
  })
})
