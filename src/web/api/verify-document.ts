// Asks whether a PDF was sealed here and is unchanged. The server stores nothing of it.
import { api, forUpload, unwrap } from './client.ts'

/** @throws ApiError with the contract's code, `network` where nothing answers. */
export async function verifyDocument(file: File) {
  const form = new FormData()
  form.set('file', file)
  const call = api.POST('/integration/v1/verify-document/', {
    body: { file: file.name },
    bodySerializer: () => form,
    ...forUpload,
  })
  return (await unwrap(call)).data
}
