/** Where a copy of a user's data lies in the storage. */
export function exportKey(exportId: string): string {
  return `exports/${exportId}`
}
