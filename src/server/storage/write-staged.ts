import type { Content, StagedFile } from './storage.ts'

/** Writes content into a staged file and commits it. @throws what the content, or the storage, throws; nothing stays. */
export async function writeStaged(
  staged: StagedFile,
  { key, content }: { key: string; content: Content },
): Promise<void> {
  try {
    if (content instanceof Uint8Array) await staged.add(content)
    else for await (const bytes of content) await staged.add(bytes)
    await staged.commit(key)
  } finally {
    await staged.discard()
  }
}
