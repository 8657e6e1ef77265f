// What a schedule left behind: what the journal noted on the way, and what the database holds and saw.
import type { Journal } from './journal.ts'
import type { Scene } from './scene.ts'
import type { Seen } from './witness.ts'

export type Findings = { readonly scene: Scene; readonly journal: Journal; readonly seen: Seen }
