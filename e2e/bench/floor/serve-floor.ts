/** Builds the floor page with the given questions into a temporary folder, and serves it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'

export type FloorQuestion = {
  id: string
  text: string
  options: { value: number; label: string }[]
}

const CONTENT = 'virtual:floor-content'

/** @returns its address, and how to remove it */
export async function serveFloor(
  questions: FloorQuestion[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'fairlead-floor-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor-content',
        resolveId: (id) => (id === CONTENT ? CONTENT : undefined),
        load: (id) => (id === CONTENT ? `export default ${JSON.stringify(questions)}` : undefined),
      },
      react(),
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  const app = Fastify({ forceCloseConnections: true })
  await app.register(fastifyStatic, { root: outDir, maxAge: '1h' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `${app.listeningOrigin}/index.html`,
    close: async () => {
      await app.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
