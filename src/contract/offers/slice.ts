import { offerDetailsExamples } from '../examples/offer-details-templates.ts'
import { offerLetterExamples } from '../examples/offer-letters.ts'
import { offerExamples } from '../examples/offers.ts'
import type { Slice } from '../slice.ts'
import * as offerDetailsTemplates from './offer-details-templates.ts'
import * as offerFields from './offer-fields.ts'
import * as offerLetters from './offer-letters.ts'
import * as offers from './offers.ts'
import * as signing from './signing.ts'

export const offersSlice: Slice = {
  name: 'offers',
  modules: [offerFields, offerLetters, offerDetailsTemplates, offers, signing],
  examples: [offerLetterExamples, offerDetailsExamples, offerExamples],
}
