/** Where a copy of somebody's data lies in the storage. */
export function exportKey(exportId: string): string {
  return `exports/${exportId}`
}
