import { staffEndpoints } from '../access/staff-endpoints.ts'
import type { Slice } from '../slice.ts'
import { documentRoutes } from './document-routes.ts'
import { serveDocuments } from './document-service.ts'
import { readDocument } from './read-document.ts'

export const applicantDocumentsSlice: Slice = {
  name: 'applicant-documents',
  routes(app, deps) {
    documentRoutes(app, deps)
    serveDocuments(staffEndpoints({ ...deps, app }), deps)
  },
  jobs: (deps) => ({ 'read-document': (job) => readDocument(deps, job) }),
}
