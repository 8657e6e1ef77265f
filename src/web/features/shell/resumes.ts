// The resumes of the signed-in user: the one in their profile, and those that they gave to applications.
import { queryOptions } from '@tanstack/react-query'

import type { Resume } from '#contract/people/resumes.ts'
import { api, unwrap } from '#web/api/client.ts'
import { fetchFile } from '#web/api/fetch-file.ts'

export const RESUMES_KEY = ['resumes'] as const

/** The one in the profile first, then the newest. */
export function resumesQuery(userId: number) {
  return queryOptions({
    queryKey: [...RESUMES_KEY, userId],
    queryFn: async ({ signal }) => {
      const params = { path: { user_id: userId } }
      return (await unwrap(api.GET('/resume/v1/user/{user_id}/', { params, signal }))).data
    },
    refetchOnReconnect: true,
  })
}

export function resumePath({ resume_id: id }: Pick<Resume, 'resume_id'>): string {
  return `/resume/v1/original-file/${id}/`
}

/** The file of a resume, under its name. @throws ApiError with the contract's code. */
export async function fetchResume(resume: Resume): Promise<File> {
  const bytes = await fetchFile(resumePath(resume))
  return new File([bytes], resume.file_name, { type: resume.mime })
}

/** What the resume in the profile says. It is forgotten with the screen: the server reads it again. */
export function resumeTextQuery({ resume_id }: Pick<Resume, 'resume_id'>) {
  return queryOptions({
    queryKey: [...RESUMES_KEY, 'text', resume_id],
    queryFn: async ({ signal }) => {
      const params = { path: { resume_id } }
      return (
        await unwrap(api.GET('/resume/v1/original-file/{resume_id}/text/', { params, signal }))
      ).data
    },
    gcTime: 0,
  })
}
