// What a worker thread does to make documents: it has neither the database nor the storage.
import type { Letter, LetterDocument, SealInput } from './document-types.ts'
import { layOutLetter } from './lay-out-letter.ts'
import { sealDocument } from './seal-document.ts'

export type DocumentTask =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'seal'; readonly input: SealInput }

/** One task of the pool. @throws what the libraries throw. */
export async function makeDocument(task: DocumentTask): Promise<LetterDocument> {
  switch (task.kind) {
    case 'letter':
      return layOutLetter(task.letter)
    case 'seal':
      return { pdf: await sealDocument(task.input), blocks: task.input.blocks }
  }
}
