import type { Slice } from '../slice.ts'
import * as offerFields from './offer-fields.ts'

export const offersSlice: Slice = {
  name: 'offers',
  modules: [offerFields],
  examples: [],
}
