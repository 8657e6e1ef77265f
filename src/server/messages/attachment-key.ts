/** Where a file that goes with messages lies in the storage. */
export function attachmentKey({
  accountId,
  fileId,
}: {
  accountId: number
  fileId: string
}): string {
  return `attachments/${accountId}/${fileId}`
}
