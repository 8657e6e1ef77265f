// What the screens about signing in ask of the server.
import type { SignOnSettings } from '#contract/session/sign-on.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export async function saveSignOn(
  { accountId, settings }: { accountId: number; settings: SignOnSettings },
  header: CommandHeader,
) {
  const params = { path: { account_id: accountId }, header }
  const call = api.PUT('/account/v1/{account_id}/single-sign-on/', { params, body: settings })
  return (await unwrap(call)).data
}
