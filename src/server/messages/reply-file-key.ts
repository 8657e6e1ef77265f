/** Where a file of an answer lies in the storage. */
export function replyFileKey({ accountId, fileId }: { accountId: number; fileId: string }): string {
  return `replies/${accountId}/${fileId}`
}
