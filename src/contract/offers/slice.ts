import { eSignatureExamples } from '../examples/e-signature.ts'
import { offerApprovalExamples } from '../examples/offer-approvals.ts'
import { offerDetailsExamples } from '../examples/offer-details-templates.ts'
import { offerDocumentExamples } from '../examples/offer-documents.ts'
import { offerLetterExamples } from '../examples/offer-letters.ts'
import { offerExamples } from '../examples/offers.ts'
import { ownOfferExamples } from '../examples/own-offers.ts'
import { signatureProviderExamples } from '../examples/signature-provider.ts'
import { verifyDocumentExamples } from '../examples/verify-document.ts'
import type { Slice } from '../slice.ts'
import * as eSignature from './e-signature.ts'
import * as jobOffers from './job-offers.ts'
import * as offerApprovalRules from './offer-approval-rules.ts'
import * as offerApprovals from './offer-approvals.ts'
import * as offerCommands from './offer-commands.ts'
import * as offerDetailsTemplates from './offer-details-templates.ts'
import * as offerDocuments from './offer-documents.ts'
import * as offerFields from './offer-fields.ts'
import * as offerLetters from './offer-letters.ts'
import * as offers from './offers.ts'
import * as ownOffers from './own-offers.ts'
import * as signatureProvider from './signature-provider.ts'
import * as signing from './signing.ts'
import * as verifyDocument from './verify-document.ts'

export const offersSlice: Slice = {
  name: 'offers',
  modules: [
    offerFields,
    offerApprovalRules,
    offerLetters,
    offerDetailsTemplates,
    jobOffers,
    offers,
    offerCommands,
    offerDocuments,
    ownOffers,
    offerApprovals,
    signing,
    eSignature,
    signatureProvider,
    verifyDocument,
  ],
  examples: [
    offerLetterExamples,
    offerDetailsExamples,
    offerExamples,
    offerDocumentExamples,
    ownOfferExamples,
    offerApprovalExamples,
    eSignatureExamples,
    signatureProviderExamples,
    verifyDocumentExamples,
  ],
}
