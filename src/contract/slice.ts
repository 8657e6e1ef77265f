// What the API's document, the sweeps and the tests need to know of a room of the contract: each says it in its own `slice.ts`.
// The browser imports the endpoints that it calls, one by one, and never a slice.
import type { Example } from './examples/example.ts'

export type Slice = {
  /** The name of its folder. */
  readonly name: string
  /** Its files that export endpoints or collections: all of these are part of the API. */
  readonly modules: readonly Readonly<Record<string, unknown>>[]
  /** What the endpoints answer, in the document and to the tests of screens. */
  readonly examples: readonly (readonly Example[])[]
}
