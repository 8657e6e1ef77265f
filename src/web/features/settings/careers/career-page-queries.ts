// What the screen of the career page asks of the server.
import type { CareerPage } from '#contract/careers/career-pages.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

type CareerPageChange = {
  accountId: number
  careerPageId: number
  content: Pick<CareerPage, 'slug' | 'headline' | 'introduction' | 'is_public'>
  /** The page that the change began from. */
  base: object
}

export async function makeCareerPage({ accountId }: { accountId: number }, header: CommandHeader) {
  const params = { path: { account_id: accountId }, header }
  return (await unwrap(api.POST('/account/v1/get-create-career-page/{account_id}/', { params })))
    .data
}

export async function saveCareerPage(
  { accountId, careerPageId, content, base }: CareerPageChange,
  header: CommandHeader,
) {
  const path = { account_id: accountId, career_page_id: careerPageId }
  const call = api.PATCH('/account/v1/career-page/{account_id}/{career_page_id}/', {
    params: { path, header },
    body: content,
    headers: begunFrom(base),
  })
  return (await unwrap(call)).data
}
