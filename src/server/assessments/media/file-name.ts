// The name of an uploaded file: shown and offered for download, and never a path or a header of its own.
import {
  DOCUMENT_FORMATS,
  DOCUMENT_MIMES,
} from '#contract/applicant-documents/applicant-documents-rules.ts'

const MAX_LENGTH = 120

/** The name without folders and without what a header or a disk takes for more than a letter; with the ending of its type. */
export function safeFileName(name: string | undefined, mime: string): string {
  const format = DOCUMENT_FORMATS.find((one) => DOCUMENT_MIMES[one] === mime)
  const ending = `.${format ?? 'bin'}`
  const last = (name ?? '').normalize('NFC').toWellFormed().split(/[/\\]/u).at(-1) ?? ''
  const plain = last
    // Control and format characters: also those that turn the direction of writing, which hide an ending.
    .replaceAll(/[\p{C}"<>:|?*%;]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[.\s]+/u, '')
    .trim()
  const stem = stemOf(plain).slice(0, MAX_LENGTH).toWellFormed()
  return `${stem === '' ? 'file' : stem}${ending}`
}

/** The name without the ending of a type that is taken. */
export function stemOf(name: string): string {
  const endings = DOCUMENT_FORMATS.join('|')
  return name.replace(new RegExp(`\\.(${endings})$`, 'iu'), '')
}

/** The header by which a browser downloads a file under its name: RFC 6266, and RFC 8187 for letters beyond ASCII. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^ -~]|["\\]/gu, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
