/** The picture of a file, turned as it was taken; null for what this browser cannot show. The caller closes it. */
export async function decodeImage(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}
