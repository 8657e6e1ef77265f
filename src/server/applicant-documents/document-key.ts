/** Where the file of a document lies in the storage. */
export function documentKey(given: { accountId: number; documentId: string }): string {
  return `documents/${given.accountId}/${given.documentId}`
}
