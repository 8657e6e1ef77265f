// The reply that downloads a PDF of an offer: never shown as a page of the app's origin.
import type { Readable } from 'node:stream'

import type { FastifyReply } from 'fastify'

import { attachmentNamed, safeFileName } from '../assessments/media/file-name.ts'

const PDF = 'application/pdf'

export function sendPdf({
  reply,
  title,
  content,
}: {
  reply: FastifyReply
  title: string
  content: Readable | Uint8Array
}): FastifyReply {
  return reply
    .header('Content-Type', PDF)
    .header('Content-Disposition', attachmentNamed(safeFileName(title, PDF)))
    .header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cache-Control', 'private, no-store')
    .send(content instanceof Uint8Array ? Buffer.from(content) : content)
}
