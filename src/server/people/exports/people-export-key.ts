/** Where the file of an export of people lies in the storage. */
export function peopleExportKey(exportId: string): string {
  return `people-exports/${exportId}`
}
