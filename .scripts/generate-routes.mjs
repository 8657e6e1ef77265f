/**
 * Writes the route tree of a folder: the router's Vite plugin does so as soon as the configuration stands. In a process
 * of its own, since Vite sets NODE_ENV on the way.
 */
import { join } from 'node:path'

import { resolveConfig } from 'vite'

const [folder] = process.argv.slice(2)
const configFile = join(folder, 'vite.config.ts')
await resolveConfig({ root: folder, configFile, logLevel: 'error' }, 'build')
