import type { TestApp } from './test-app.ts'
import type { Target, World } from './world.ts'

/** What an example request is made from: the app that answers it, and whom and what it is about. */
export type ExampleNeeds = {
  readonly test: TestApp
  readonly world: World
  readonly target: Target
}
