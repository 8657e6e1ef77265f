import { api, forUpload, unwrap } from '#web/api/client.ts'

/** What a resume seems to say of its person; empty where it does not. */
export async function readResume(jobId: number, file: File) {
  const form = new FormData()
  form.set('file', file)
  const call = api.POST('/smartreq/v1/{job_id}/added-applicants/read-resume/', {
    params: { path: { job_id: jobId } },
    body: { file: file.name },
    bodySerializer: () => form,
    ...forUpload,
  })
  return (await unwrap(call)).data
}
