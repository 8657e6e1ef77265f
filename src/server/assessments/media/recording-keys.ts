// Where a recording lies in the storage: by company first, so that a company's files can be moved or counted.
type Of = { readonly accountId: number; readonly recordingId: string; readonly round: number }

/** The key of one chunk of a round. */
export function chunkKey(of: Of & { index: number }): string {
  return `recordings/${of.accountId}/${of.recordingId}/${of.round}/${of.index}`
}

/** The key of the verified whole of a round. */
export function wholeKey({ accountId, recordingId, round }: Of): string {
  return `recordings/${accountId}/${recordingId}/${round}/whole`
}
