// How to write to the user who makes a request, and where the app is for them.
import type { FastifyRequest } from 'fastify'

import { acceptedLanguage } from '../http/accepted-language.ts'
import { linkOrigin } from '../http/link-origin.ts'
import type { MailContext } from './order-mail.ts'

/** Reads it from requests. `publicUrl`: where the app is, whatever a request says. */
export function mailContext({ publicUrl }: { publicUrl?: string | undefined }) {
  return (request: FastifyRequest): MailContext => ({
    origin: linkOrigin(request, publicUrl),
    language: acceptedLanguage(request.headers['accept-language']),
  })
}
