// The name of a clip: of what is said and who says it, so that another text is never heard under an old name.
import { createHash } from 'node:crypto'

const NAME_LENGTH = 16

/** The name of the file of a clip, without its ending. */
export function clipName({ voice, transcript }: { voice: string; transcript: string }): string {
  return createHash('sha256').update(`${voice}\n${transcript}`).digest('hex').slice(0, NAME_LENGTH)
}
