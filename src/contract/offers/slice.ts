import { verifyDocumentExamples } from '../examples/verify-document.ts'
import type { Slice } from '../slice.ts'
import * as offerFields from './offer-fields.ts'
import * as verifyDocument from './verify-document.ts'

export const offersSlice: Slice = {
  name: 'offers',
  modules: [offerFields, verifyDocument],
  examples: [verifyDocumentExamples],
}
