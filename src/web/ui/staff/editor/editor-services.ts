// What the editor can ask of the server. A frame around the screens provides it; without it the editor offers text alone.
import { createContext } from 'react'

export type MediaKind = 'image' | 'video'

/** The types of files that can be uploaded, for file fields. */
export const MEDIA_TYPES = {
  image: 'image/png,image/jpeg,image/gif,image/webp',
  video: 'video/mp4,video/webm,video/ogg',
} as const

/** `generate` writes from a prompt; the others change a text. */
export type WritingCommand = 'generate' | 'shorten' | 'lengthen' | 'rephrase' | 'fix'

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

export type Writer = {
  /** Characters that a prompt may have. */
  readonly promptLength: number
  /** Writes a text; the whole of it in the end. */
  readonly write: (wish: WritingWish) => Promise<string>
}

export type EditorServices = {
  /** Stores a file and answers its address. */
  readonly uploadMedia: (given: { file: File; kind: MediaKind }) => Promise<string>
  /** Null where there is no writing help, or where no one could tell. */
  readonly findWriter: () => Promise<Writer | null>
  /** What a refusal says to the user. */
  readonly errorText: (error: unknown) => string
}

export const EditorServicesContext = createContext<EditorServices | null>(null)
