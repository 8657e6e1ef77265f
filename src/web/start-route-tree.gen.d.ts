// What `npm run generate` writes has no types: a part of the tree that has them, which is added to it later.
import type { routeTree as all } from './route-tree.gen.ts'

export declare const routeTree: typeof all
