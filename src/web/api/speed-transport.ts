// The calls that a speed test measures. What they carry is thrown away on both sides.
import { CHUNK_CONTENT_TYPE } from '#contract/assessments/recording-rules.ts'

import { ApiError, networkError, toApiError } from './api-error.ts'
import { api, session, unwrap } from './client.ts'
import { API_ORIGIN } from './session-fetch.ts'

export type SpeedTransport = {
  /** Resolves once the server has answered. */
  readonly ping: (signal: AbortSignal) => Promise<void>
  /** `onBytes` hears of what came as it comes. */
  readonly download: (bytes: number, on: TransferOptions) => Promise<void>
  /** `onBytes` hears of all of it once the server has it: before that, no browser says how much has left. */
  readonly upload: (bytes: number, on: TransferOptions) => Promise<void>
}

type TransferOptions = { readonly signal: AbortSignal; readonly onBytes: (count: number) => void }

type Calls = {
  readonly ping: (signal: AbortSignal) => Parameters<typeof unwrap>[0]
  readonly download: (bytes: number, signal: AbortSignal) => Promise<Streamed>
  readonly uploadPath: string
}
type Streamed = { response: Response; error?: unknown }

/** The transport of a speed test. */
export const speedTransport = createTransport({
  ping: (signal) => api.GET('/user-response/v1/speed-test/latency/', { signal }),
  download: (bytes, signal) =>
    api.GET('/user-response/v1/speed-test/download/', {
      params: { query: { bytes } },
      parseAs: 'stream',
      signal,
    }),
  uploadPath: '/user-response/v1/speed-test/upload/',
})

/** The transport of the public device check, which needs no account. */
export const deviceCheckTransport = createTransport({
  ping: (signal) => api.GET('/user-response/v1/device-check/latency/', { signal }),
  download: (bytes, signal) =>
    api.GET('/user-response/v1/device-check/download/', {
      params: { query: { bytes } },
      parseAs: 'stream',
      signal,
    }),
  uploadPath: '/user-response/v1/device-check/upload/',
})

// Each method throws ApiError where the server does not answer, or refuses.
function createTransport(calls: Calls): SpeedTransport {
  return {
    async ping(signal) {
      await asApiError(unwrap(calls.ping(signal)))
    },

    async download(bytes, { signal, onBytes }) {
      const { response, error } = await asApiError(calls.download(bytes, signal))
      if (!response.ok || response.body === null)
        throw toApiError({ status: response.status, body: error })
      await asApiError(readAll(response.body, onBytes))
    },

    async upload(bytes, { signal, onBytes }) {
      const response = await session.fetch(uploadOf(calls.uploadPath, { bytes, signal }))
      if (!response.ok)
        throw toApiError({ status: response.status, body: await response.json().catch(() => null) })
      onBytes(bytes)
    },
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  onBytes: (count: number) => void,
): Promise<void> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    onBytes(part.value.byteLength)
}

// A body that breaks off, or that is called off, fails in words of the browser.
async function asApiError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof ApiError ? error : networkError(error)
  }
}

// By hand: the typed client knows JSON bodies only.
function uploadOf(
  path: string,
  { bytes, signal }: { bytes: number; signal: AbortSignal },
): Request {
  return new Request(new URL(path, API_ORIGIN), {
    method: 'POST',
    headers: { 'Content-Type': CHUNK_CONTENT_TYPE },
    body: randomBytes(bytes),
    signal,
  })
}

/** The most that a browser makes at a time. */
const PART_BYTES = 65_536

function randomBytes(bytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes)
  for (let start = 0; start < bytes; start += PART_BYTES)
    crypto.getRandomValues(all.subarray(start, start + PART_BYTES))
  return all
}
