/** Interviews of the demo, as the server tells of them. */
import { expect, type Page } from '@playwright/test'

type Mine = {
  interview_uuid: string
  user_smartreq_id: number
  applicant_name: string
  starts_at: string
}
type Planned = { interview: { interview_uuid: string; link_uuid: string | null } | null }

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

/** What the candidate's link of an interview has. */
export async function linkOf(page: Page, interview: Mine): Promise<string> {
  const planned = await readAs<Planned[]>(
    page,
    `/smartreq/v1/user-smartreq/${interview.user_smartreq_id}/interviews/`,
  )
  const found = planned.find((one) => one.interview?.interview_uuid === interview.interview_uuid)
  return found?.interview?.link_uuid ?? ''
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
