import type { Slice } from '../slice.ts'

// The offer fields are a collection: the settings serve them.
export const offersSlice: Slice = { name: 'offers' }
