import type { Slice } from '../slice.ts'
import { verifyDocumentRoutes } from './signing/verify-document-routes.ts'

// The offer fields are a collection: the settings serve them.
export const offersSlice: Slice = { name: 'offers', routes: verifyDocumentRoutes }
