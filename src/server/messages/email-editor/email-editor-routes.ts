// The email editor, for companies and for the provider, and the page of its previews.
import type { FastifyInstance } from 'fastify'

import { staffEndpoints } from '../../access/staff-endpoints.ts'
import type { SliceDeps } from '../../slice.ts'
import { serveCompanyEmails } from './company-emails-routes.ts'
import { registerPreviewPage } from './preview-page.ts'
import { registerProviderEmails } from './provider-emails-routes.ts'
import { sendersOf } from './senders.ts'

export function registerEmailEditor(app: FastifyInstance, deps: SliceDeps): void {
  const editor = { ...deps, senders: sendersOf(deps) }
  serveCompanyEmails(staffEndpoints({ ...deps, app }), editor)
  registerProviderEmails(app, editor)
  registerPreviewPage(app, deps)
}
