// Calls Documenso's API v2 with a company's key: within limits, and never in a network that is not public. Knows no offer.
import type { z } from 'zod'

import type { SignatureProblem } from '#contract/offers/e-signature-rules.ts'
import { isLoopback } from '#server/http/loopback.ts'

import { reachOf } from '../identity/outer-address.ts'
import { outerFetch } from '../identity/outer-fetch.ts'
import {
  createdSchema,
  doneSchema,
  envelopeSchema,
  foundSchema,
  type DocumensoEnvelope,
} from './documenso-reply.ts'
import { multipartOf } from './multipart.ts'

const TIMEOUT_MS = 30_000
const MAX_DOCUMENT_BYTES = 25_000_000
const MAX_RETRY_AFTER_SECONDS = 3600
const RETRY_AFTER_SECONDS = 60

/** Percentages of the page, from its upper left corner; pages count from 1. */
export type DocumensoField = {
  readonly type: 'SIGNATURE' | 'NAME' | 'DATE'
  readonly page: number
  readonly positionX: number
  readonly positionY: number
  readonly width: number
  readonly height: number
}
export type NewEnvelope = {
  readonly externalId: string
  readonly title: string
  readonly isSequential: boolean
  readonly language: string
  readonly timeZone: string
  readonly pdf: Uint8Array
  readonly recipients: readonly {
    readonly email: string
    readonly name: string
    /** From 1, a number of their own for each. */
    readonly signingOrder: number
    readonly fields: readonly DocumensoField[]
  }[]
}

/** `busy`: it asks to come back after `retryAfterSeconds`. */
export class DocumensoError extends Error {
  override name = 'DocumensoError'
  readonly problem: SignatureProblem | 'busy'
  readonly retryAfterSeconds: number

  constructor(
    problem: SignatureProblem | 'busy',
    { retryAfterSeconds = RETRY_AFTER_SECONDS, ...options }: ErrorOptions & Waiting = {},
  ) {
    super(`Documenso: ${problem}.`, options)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}
type Waiting = { retryAfterSeconds?: number }

type Access = { readonly url: string; readonly apiKey: string }
export type DocumensoReach = {
  /** Whether one on this very machine may be called, also without TLS: for trying it. */
  readonly allowsLoopback: boolean
  readonly timeoutMs?: number
}

/** The address of a Documenso as it is stored: without the path of the API; null for one that may not be called. */
export function documensoUrl(typed: string, { allowsLoopback }: DocumensoReach): string | null {
  if (!URL.canParse(typed)) return null
  const { protocol, hostname, username, password, search, hash, origin, pathname } = new URL(typed)
  if (username !== '' || password !== '' || search !== '' || hash !== '') return null
  const isAllowed = isLoopback(hostname)
    ? allowsLoopback && /^https?:$/u.test(protocol)
    : protocol === 'https:'
  if (!isAllowed) return null
  return `${origin}${pathname}`.replace(/\/+$/u, '').replace(/\/api(\/v2)?$/u, '')
}

export type Documenso = ReturnType<typeof createDocumenso>

/** Every method throws `DocumensoError`. After `unreachable` the request may have been carried out all the same. */
export function createDocumenso(access: Access, reach: DocumensoReach) {
  const ask = asking(access, reach)
  return {
    /** Proves that the address and the key are right. */
    async check(): Promise<void> {
      await ask('envelope?perPage=1', { schema: foundSchema })
    },

    /** The id of the envelope that was created for ours; null for none. */
    async find(externalId: string): Promise<string | null> {
      const query = new URLSearchParams({ query: externalId, type: 'DOCUMENT', perPage: '20' })
      const { data } = await ask(`envelope?${query.toString()}`, { schema: foundSchema })
      return data.find((one) => one.externalId === externalId)?.id ?? null
    },

    /** Creates a draft: it asks no one to sign before `distribute`. */
    async create(envelope: NewEnvelope): Promise<string> {
      const file = { name: 'offer.pdf', bytes: envelope.pdf }
      const { type, body } = multipartOf({ payload: payloadOf(envelope), file })
      const request = { method: 'POST', type, body }
      const { id } = await ask('envelope/create', { request, schema: createdSchema })
      return id
    },

    get: (id: string): Promise<DocumensoEnvelope> =>
      ask(`envelope/${encodeURIComponent(id)}`, { schema: envelopeSchema }),

    ...commandsOf(ask),

    /** The PDF with all signatures. */
    async download(itemId: string): Promise<Uint8Array> {
      const path = `envelope/item/${encodeURIComponent(itemId)}/download?version=signed`
      const reply = await send(path, { access, reach, maxBytes: MAX_DOCUMENT_BYTES })
      const bytes = new Uint8Array(await reply.arrayBuffer())
      if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
        throw new DocumensoError('unexpected_reply')
      return bytes
    },
  }
}

type Ask = ReturnType<typeof asking>

function commandsOf(ask: Ask) {
  const post = (path: string, content: object) => {
    const body = JSON.stringify(content)
    const request = { method: 'POST', type: 'application/json', body }
    return ask(path, { request, schema: doneSchema })
  }
  return {
    distribute: (envelopeId: string) => post('envelope/distribute', { envelopeId }),
    /** Emails recipients again who have not signed. */
    redistribute: (envelopeId: string, recipients: readonly number[]) =>
      post('envelope/redistribute', { envelopeId, recipients }),
    /** Of an envelope that is out. */
    cancel: (envelopeId: string) => post('envelope/cancel', { envelopeId }),
    /** In whatever state: of one that was sent, Documenso deletes what its owner sees. */
    remove: (envelopeId: string) =>
      post('envelope/delete', { envelopeId, envelopeType: 'DOCUMENT' }),
  }
}

function payloadOf(envelope: NewEnvelope) {
  const { externalId, title, language, timeZone, isSequential, recipients } = envelope
  return {
    type: 'DOCUMENT',
    title,
    externalId,
    recipients: recipients.map(({ fields, ...recipient }) => ({
      ...recipient,
      role: 'SIGNER',
      fields: fields.map((field) => ({ ...field, identifier: 0 })),
    })),
    meta: {
      signingOrder: isSequential ? 'SEQUENTIAL' : 'PARALLEL',
      distributionMethod: 'EMAIL',
      language,
      timezone: timeZone,
    },
  }
}

type Request = {
  readonly method?: string
  readonly type?: string
  readonly body?: string | Uint8Array
}

function asking(access: Access, reach: DocumensoReach) {
  return async function ask<S extends z.ZodType>(
    path: string,
    { schema, request = {} }: { schema: S; request?: Request },
  ): Promise<z.output<S>> {
    const reply = await send(path, { access, reach, request })
    const parsed = schema.safeParse(jsonIn(await reply.text()))
    if (!parsed.success) throw new DocumensoError('unexpected_reply', { cause: parsed.error })
    return parsed.data
  }
}

type Sending = {
  readonly access: Access
  readonly reach: DocumensoReach
  readonly request?: Request
  readonly maxBytes?: number
}

async function send(
  path: string,
  { access, reach, request = {}, maxBytes }: Sending,
): Promise<Response> {
  const { method = 'GET', type, body } = request
  const { allowsLoopback, timeoutMs = TIMEOUT_MS } = reach
  const reply = await outerFetch(`${access.url}/api/v2/${path}`, {
    method,
    headers: {
      Authorization: access.apiKey,
      Accept: 'application/json',
      'User-Agent': 'Fairlead',
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeoutMs),
    mayReach: reachOf({ allowsLoopback, allowsInner: false }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  }).catch((cause: unknown) => {
    throw new DocumensoError('unreachable', { cause })
  })
  if (!reply.ok) throw refusalOf(reply)
  return reply
}

function refusalOf({ status, headers }: Response): DocumensoError {
  if (status === 401 || status === 403) return new DocumensoError('unauthorized')
  if (status === 404) return new DocumensoError('not_found')
  if (status === 429) {
    const asked = Number(headers.get('retry-after') ?? RETRY_AFTER_SECONDS)
    const seconds = Number.isFinite(asked) && asked > 0 ? Math.ceil(asked) : RETRY_AFTER_SECONDS
    return new DocumensoError('busy', {
      retryAfterSeconds: Math.min(seconds, MAX_RETRY_AFTER_SECONDS),
    })
  }
  if (status >= 500 || status === 408) return new DocumensoError('unreachable')
  return new DocumensoError(status >= 400 ? 'refused' : 'unexpected_reply')
}

function jsonIn(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
