import { offerDetailsExamples } from '../examples/offer-details-templates.ts'
import { offerLetterExamples } from '../examples/offer-letters.ts'
import type { Slice } from '../slice.ts'
import * as offerDetailsTemplates from './offer-details-templates.ts'
import * as offerFields from './offer-fields.ts'
import * as offerLetters from './offer-letters.ts'

export const offersSlice: Slice = {
  name: 'offers',
  modules: [offerFields, offerLetters, offerDetailsTemplates],
  examples: [offerLetterExamples, offerDetailsExamples],
}
