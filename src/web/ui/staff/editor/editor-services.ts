// What the editor can ask of the server. A frame around the screens provides it; without it the editor offers text alone.
import { createContext } from 'react'

import type { WritingCommand } from '#contract/writing-limits.ts'

export type MediaKind = 'image' | 'video'

export type WritingWish = {
  readonly command: WritingCommand
  /** For `generate`. */
  readonly prompt: string
  /** HTML; for the other commands. */
  readonly text: string
  /** Told what there is of the text so far. */
  readonly onText: (text: string) => void
  readonly signal: AbortSignal
}

/** Writes a text; the whole of it in the end. */
export type Writer = (wish: WritingWish) => Promise<string>

export type EditorServices = {
  /** Stores a file and answers its address. */
  readonly uploadMedia: (given: { file: File; kind: MediaKind }) => Promise<string>
  /** Null where there is no writing help, or where nobody could tell. */
  readonly findWriter: () => Promise<Writer | null>
  /** What a refusal says to the user. */
  readonly errorText: (error: unknown) => string
}

export const EditorServicesContext = createContext<EditorServices | null>(null)
