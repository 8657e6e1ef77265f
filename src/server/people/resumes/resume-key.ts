/** Where the file of a resume in a profile lies in the storage. */
export function resumeKey(resumeId: string): string {
  return `resumes/${resumeId}`
}
