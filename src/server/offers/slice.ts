import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { serveActivityOptions } from './activity/activity-options.ts'
import { serveApproval } from './approval/decide-approval.ts'
import { serveApprovalRequests } from './approval/request-approval.ts'
import { serveDocuments } from './documents/change-documents.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { serveEnding } from './end-offer.ts'
import { registerDocument, servePreview } from './offer-document.ts'
import { ownOfferRoutes } from './own-offers/own-offer-routes.ts'
import { registerDocumensoWebhook } from './providers/documenso-webhook.ts'
import { serveRetry } from './providers/retry-signing.ts'
import { syncEnvelope } from './providers/sync-envelope.ts'
import { serveReading } from './read-offers.ts'
import { serveReminders } from './remind-signers.ts'
import { serveResponses, serveVersions } from './revise-offer.ts'
import { sealOffer } from './seal-offer.ts'
import { registerSending } from './send-offer.ts'
import { sendSigningMail } from './send-signing-mail.ts'
import { serveDetailsTemplates } from './settings/details-templates.ts'
import { registerESignature, serveESignature } from './settings/e-signature.ts'
import { registerLetterPdf } from './settings/letter-preview-pdf.ts'
import { serveOfferLetters } from './settings/letters.ts'
import { registerSignatureProvider } from './settings/signature-provider.ts'
import { signingRoutes } from './signing-page/signing-routes.ts'
import { tendCertificate } from './signing/tend-certificate.ts'
import { verifyDocumentRoutes } from './signing/verify-document-routes.ts'
import { tendOffers } from './tend-offers.ts'
import { serveWriting } from './write-offer.ts'

// The offer fields are a collection: the settings serve them.
export const offersSlice: Slice = {
  name: 'offers',
  routes(app, deps) {
    const endpoints = staffEndpoints({ ...deps, app })
    serveOfferLetters(endpoints, deps)
    serveDetailsTemplates(endpoints, deps)
    serveESignature(endpoints, deps)
    serveReading(endpoints, deps)
    serveActivityOptions(endpoints)
    serveWriting(endpoints, deps)
    serveApprovalRequests(endpoints, deps)
    serveApproval(endpoints, deps)
    serveEnding(endpoints, deps)
    serveVersions(endpoints, deps)
    serveResponses(endpoints, deps)
    serveReminders(endpoints, deps)
    serveRetry(endpoints, deps)
    servePreview(endpoints, deps)
    serveDocuments(endpoints, deps)
    registerESignature(app, deps)
    registerLetterPdf(app, deps)
    const allowsLoopbackIssuers = deps.allowsLoopbackIssuers ?? false
    registerSignatureProvider(app, { ...deps, endpoints, allowsLoopbackIssuers })
    registerDocumensoWebhook(app, deps)
    registerSending(app, deps)
    registerDocument(app, deps)
    documentRoutes(app, deps)
    signingRoutes(app, deps)
    ownOfferRoutes(app, deps)
    verifyDocumentRoutes(app, deps)
  },
  jobs: (deps) => ({
    'send-signing-mail': (job) => sendSigningMail(deps, job),
    'seal-offer': (job) => sealOffer(deps, job),
    'sync-envelope': (job) =>
      syncEnvelope(
        { ...deps, reach: { allowsLoopback: deps.allowsLoopbackIssuers ?? false } },
        job,
      ),
    'tend-offers': async () => {
      await tendOffers(deps)
      await tendCertificate(deps)
    },
  }),
}
