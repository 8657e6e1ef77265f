// Storing and deleting the resume of the signed-in user's profile.
import { api, forUpload, unwrap } from '#web/api/client.ts'

import type { CommandHeader } from '../shell/use-command.ts'

type Upload = {
  readonly file: File
  /** Tells one file from another, for the key of the command: a file itself is not compared. */
  readonly fileIs: readonly [name: string, size: number, changedAt: number]
}

export function toUpload(file: File): Upload {
  return { file, fileIs: [file.name, file.size, file.lastModified] }
}

/** Puts a file in the place of the resume in the profile. */
export async function uploadResume({ file }: Upload, header: CommandHeader) {
  const form = new FormData()
  form.set('file', file)
  const call = api.POST('/resume/v1/', {
    params: { header },
    body: { file: file.name },
    bodySerializer: () => form,
    ...forUpload,
  })
  return (await unwrap(call)).data
}

/** Deletes the resume in the profile, and no copy of it in an application. */
export async function deleteResume(userId: number, header: CommandHeader) {
  const params = { path: { user_id: userId }, query: { only: 'profile' as const }, header }
  return (await unwrap(api.DELETE('/resume/v1/user/{user_id}/', { params }))).data
}
