// A form of one JSON field and one PDF, as the bytes of a request (RFC 7578).
import { randomUUID } from 'node:crypto'

type Form = {
  readonly payload: object
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
}

/** `file.name` must hold neither quotes nor line breaks. */
export function multipartOf({ payload, file }: Form): { type: string; body: Uint8Array } {
  const boundary = randomUUID()
  const part = (head: readonly string[]) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`
  const disposition = 'Content-Disposition: form-data;'
  const body = Buffer.concat([
    Buffer.from(part([`${disposition} name="payload"`, 'Content-Type: application/json'])),
    Buffer.from(`${JSON.stringify(payload)}\r\n`),
    Buffer.from(
      part([
        `${disposition} name="files"; filename="${file.name}"`,
        'Content-Type: application/pdf',
      ]),
    ),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
