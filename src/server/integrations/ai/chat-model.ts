// A model behind an endpoint that speaks as OpenAI's chat completions do: events of a stream, each a part of the text.
import { z } from 'zod'

import { WRITING_LIMITS } from '#contract/messages/messages-rules.ts'

import { boundedPost } from '../bounded-post.ts'
import { WritingFailedError, type WritingModel, type WritingRequest } from './port.ts'

export type ChatModelOptions = {
  /** As in https://api.openai.com/v1. */
  readonly baseUrl: string
  readonly key: string | undefined
  readonly model: string
  /** So long the server may say nothing. */
  readonly silenceMs?: number
}

const SILENCE_MS = 15_000
/** What surrounds each part of the text is many times longer than the part. */
const MAX_BYTES = 4_194_304
const MAX_TOKENS = 2000

const eventSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
})

export function createChatModel(options: ChatModelOptions): WritingModel {
  return {
    async *write(request) {
      try {
        yield* textOf(await ask(options, request))
      } catch (error) {
        if (error instanceof WritingFailedError) throw error
        throw new WritingFailedError('The model could not be reached.', { cause: error })
      }
    },
  }
}

async function ask(
  { baseUrl, key, model, silenceMs = SILENCE_MS }: ChatModelOptions,
  { system, user, signal }: WritingRequest,
): Promise<AsyncIterable<string>> {
  const { status, type, parts } = await boundedPost({
    url: `${baseUrl.replace(/\/+$/, '')}/chat/completions`,
    headers: {
      Accept: 'text/event-stream',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    body: {
      model,
      stream: true,
      max_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    },
    signal,
    silenceMs,
    maxBytes: MAX_BYTES,
  })
  if (status === 200 && type === 'text/event-stream') return parts
  // Ends the connection: what else it says is of no use.
  for await (const _ of parts) break
  throw new WritingFailedError(`The model answered ${status} ${type}.`)
}

// Lines as `data: {…}`, and `data: [DONE]` at the end: without that one the text was cut short.
async function* textOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0
  for await (const data of dataOf(parts)) {
    if (data === '[DONE]') return
    const text = contentOf(data)
    length += text.length
    if (length > WRITING_LIMITS.result) throw new WritingFailedError('The model wrote too much.')
    if (text !== '') yield text
  }
  throw new WritingFailedError('The model broke off.')
}

async function* dataOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + part).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

function contentOf(data: string): string {
  const parsed = eventSchema.safeParse(orNull(data))
  if (!parsed.success) throw new WritingFailedError('The model said something that is no text.')
  return parsed.data.choices[0]?.delta?.content ?? ''
}

function orNull(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
