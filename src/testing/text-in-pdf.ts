// The text of a PDF as a reader copies it, by page.
import { extractText, getDocumentProxy } from 'unpdf'

export async function textIn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  return (await extractText(pdf, { mergePages: false })).text
}
