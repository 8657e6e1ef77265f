// The editor's writing help: a short-lived token of our server, and texts that it streams.
import type { QueryClient } from '@tanstack/react-query'

import { WRITING_LIMITS, type WritingCommand } from '#contract/messages/messages-rules.ts'
import { ApiError, toApiError } from '#web/api/api-error.ts'
import { api, unwrap } from '#web/api/client.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { Writer, WritingWish } from '#web/ui/staff/editor/editor-services.ts'

type Of = { readonly accountId: number; readonly queries: QueryClient }

/** A token is good for five minutes: one that is older than this is asked for again. */
const FRESH_MS = 4 * 60_000

/** Null where there is none, and when no one could tell: the editor then comes without it. */
export async function findWriter(of: Of): Promise<Writer | null> {
  const token = await tokenOf(of).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- it is only logged: the editor comes without the tool
    console.warn('The writing help could not be asked for.', error)
    return null
  })
  if (token === null) return null
  return { promptLength: WRITING_LIMITS.prompt, write: (wish) => write(of, wish) }
}

function tokenOf({ accountId, queries }: Of): Promise<string | null> {
  return queries.fetchQuery({
    queryKey: keyOf(accountId),
    staleTime: FRESH_MS,
    queryFn: async () => {
      const params = { path: { account_id: accountId } }
      const call = api.GET('/account/v1/ai-token/account/{account_id}/', { params })
      return (await unwrap(call)).data.token
    },
  })
}

async function write(of: Of, wish: WritingWish): Promise<string> {
  try {
    return await ask(of, wish)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ai_token_expired') throw error
    await of.queries.invalidateQueries({ queryKey: keyOf(of.accountId) })
    return ask(of, wish)
  }
}

async function ask(of: Of, { signal, onText, ...wish }: WritingWish): Promise<string> {
  const token = (await tokenOf(of)) ?? ''
  const { error, response } = await api.POST('/account/v1/ai-text/account/{account_id}/', {
    params: { path: { account_id: of.accountId } },
    body: { token, ...wish, language: currentLocale() } satisfies Body,
    parseAs: 'stream',
    signal,
  })
  if (!response.ok || response.body === null)
    throw toApiError({ status: response.status, body: error })
  return readText(response.body, onText)
}

type Body = {
  token: string
  command: WritingCommand
  prompt: string
  text: string
  language: string
}

async function readText(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (text: string) => void,
): Promise<string> {
  let text = ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    onText(text)
  }
}

function keyOf(accountId: number) {
  return ['writing-token', accountId]
}
