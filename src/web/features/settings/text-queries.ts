// What the screens about privacy texts ask of the server.
import type { LocalizedText } from '#contract/core/shape.ts'
import type { CompanyKind } from '#contract/privacy/consents.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useData } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

/** One page of what the company published of a kind, newest version first. */
export function useTexts(given: { accountId: number; kind: CompanyKind; page: number }) {
  const { accountId, kind, page } = given
  const query = { text_kind: kind, page, page_size: 10 }
  return useData('/account/v1/consent-texts/{account_id}/', {
    path: { account_id: accountId },
    query,
  })
}

type NextText = {
  accountId: number
  kind: CompanyKind
  afterVersion: number
  bodies: LocalizedText
  asksAgain: boolean
}

export async function publishText(given: NextText, header: CommandHeader) {
  const { accountId, kind, bodies } = given
  const params = { path: { account_id: accountId }, header }
  const versions = { after_version: given.afterVersion, asks_again: given.asksAgain }
  const body = { kind, bodies, ...versions }
  return (await unwrap(api.POST('/account/v1/consent-texts/{account_id}/', { params, body }))).data
}
