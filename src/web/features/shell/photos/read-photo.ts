import { decodeImage } from './decode-image.ts'
import type { PhotoPage } from './photos-to-pdf.ts'

/** In pixels: small print of a page is readable, and ten pages fit into a file. */
const LONGEST_SIDE = 2000
const QUALITY = 0.8

/** A photo as a page, turned as it was taken and not larger than needed; null for what this browser cannot read. */
export async function readPhoto(file: Blob): Promise<PhotoPage | null> {
  const photo = await decodeImage(file)
  if (photo === null) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // A transparent picture would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (jpeg === null) return null
  const { width, height } = canvas
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
