// What the editor can ask of the server. A frame around the screens provides it; without it the editor offers text alone.
import { createContext } from 'react'

export type MediaKind = 'image' | 'video'

export type EditorServices = {
  /** Stores a file and answers its address. */
  readonly uploadMedia: (given: { file: File; kind: MediaKind }) => Promise<string>
  /** What a refusal says to the user. */
  readonly errorText: (error: unknown) => string
}

export const EditorServicesContext = createContext<EditorServices | null>(null)
