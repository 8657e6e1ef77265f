/** Interviews of the demo, as the server tells of them. */
import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

type Mine = {
  interview_uuid: string
  user_smartreq_id: number
  applicant_name: string
  starts_at: string
}
type Planned = {
  job_step_activity_id: number
  interview: {
    interview_uuid: string
    place: string
    interviewers: { user_id: number; is_chosen: boolean }[]
  } | null
}

/** The next interview that the user of a page conducts, and may still decline. */
export async function nextInterview(page: Page): Promise<Mine> {
  const account = await accountOf(page)
  const mine = await readAs<(Mine & { can_decline: boolean })[]>(
    page,
    `/smartreq/v1/account/${account}/my-interviews/?when=upcoming&page_size=100`,
  )
  const next = mine.find((one) => one.can_decline)
  if (next === undefined) throw new Error('The demo has no interview that is still to come.')
  return next
}

/** What the candidate's link of an interview has: in their mail alone, which says the time once more. */
export async function linkOf(page: Page, interview: Mine): Promise<string> {
  const path = `/smartreq/v1/user-smartreq/${interview.user_smartreq_id}/interviews/`
  const planned = await readAs<Planned[]>(page, path)
  const found = planned.find((one) => one.interview?.interview_uuid === interview.interview_uuid)
  const reply = await page.request.post(new URL(`${path}schedule/`, page.url()).href, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      job_step_activity_id: found?.job_step_activity_id,
      starts_at: interview.starts_at,
      interviewer_user_ids: chosenOf(found).map((one) => one.user_id),
      place: found?.interview?.place ?? '',
      is_forced: true,
    },
  })
  expect(reply.status(), 'setting the time').toBe(200)
  const mailed = { link: '' }
  await expect
    .poll(
      async () => {
        mailed.link = await newestLink(page)
        return mailed.link
      },
      { timeout: 40_000 },
    )
    .not.toBe('')
  return mailed.link
}

function chosenOf(found: Planned | undefined) {
  return found?.interview?.interviewers.filter((one) => one.is_chosen) ?? []
}

async function newestLink(page: Page): Promise<string> {
  const mailbox = '/integration/v1/mailbox/'
  const mails = await readAs<{ mail_id: string }[]>(page, `${mailbox}?page_size=100`)
  for (const { mail_id: id } of mails) {
    const { text } = await readAs<{ text: string }>(page, `${mailbox}${id}/`)
    const link = /\/schedule-interview\/([\w-]+)/.exec(text)?.[1]
    if (link !== undefined) return link
  }
  return ''
}

/** The company that the user of a page works for. */
export async function accountOf(page: Page): Promise<number> {
  const { roles } = await readAs<{ roles: { account_id: number }[] }>(page, '/auth/v1/')
  return roles[0]?.account_id ?? 0
}

/** What a path answers to the user of a page. */
export async function readAs<Data>(page: Page, path: string): Promise<Data> {
  const reply = await page.request.get(new URL(path, page.url()).href)
  expect(reply.status(), path).toBe(200)
  return ((await reply.json()) as { data: Data }).data
}
