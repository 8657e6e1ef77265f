/** Where the file of an uploaded image or video lies in the storage. */
export function mediaKey(mediaId: string): string {
  return `company-media/${mediaId}`
}
