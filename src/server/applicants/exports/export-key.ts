/** Where the file of an export of applicants lies in the storage. */
export function applicantExportKey(exportId: string): string {
  return `applicant-exports/${exportId}`
}
