// Text messages to a provider's gateway: one POST of JSON for each.
import { boundedPost } from '../bounded-post.ts'
import { TextRefusedError, type OutgoingText, type TextMessages } from './port.ts'

export type TextGateway = { readonly url: string; readonly token: string | undefined }

const WAIT_MS = 15_000
const MAX_REPLY = 64 * 1024

/**
 * Sends `{ id, to, text }`, and `from` where the company has a sender, with the token as bearer; `id` is in the header `Idempotency-Key` as well. A reply of 2xx takes
 * the message. 400, 403, 404, 410 and 422 refuse it for ever; whatever else is tried again by the queue.
 */
export function createTextGateway({ url, token }: TextGateway): TextMessages {
  return {
    async send({ messageId, to, text, from }: OutgoingText) {
      const { status, parts } = await boundedPost({
        url,
        headers: {
          'Idempotency-Key': messageId,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: { id: messageId, to, text, ...(from === undefined ? {} : { from }) },
        signal: AbortSignal.timeout(WAIT_MS),
        silenceMs: WAIT_MS,
        maxBytes: MAX_REPLY,
      })
      // Read to its end, so that the connection ends in order; what it says is not needed.
      for await (const part of parts) void part
      if (status >= 200 && status < 300) return
      const refuses = [400, 403, 404, 410, 422].includes(status)
      const error = `The text gateway answered ${status}.`
      throw refuses ? new TextRefusedError(error) : new Error(error)
    },
  }
}
