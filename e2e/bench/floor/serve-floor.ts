/** Builds the floor page with the given questions into a temporary folder, and serves it. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'

import type { BenchQuestion } from '../candidate.ts'

const CONTENT = 'virtual:floor-content'

/** @returns its address, and how to remove it */
export async function serveFloor(
  questions: BenchQuestion[],
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
  await buildWorker(outDir)
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

/** Registered by who wants the page kept; others read it over the network. */
async function buildWorker(outDir: string): Promise<void> {
  const assets = await readdir(join(outDir, 'assets'))
  const shell = await readFile(join(outDir, 'index.html'))
  const revision = createHash('sha256').update(shell).digest('hex')
  const files = [
    { url: '/index.html', revision },
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    define: {
      FLOOR_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'floor-worker.ts'),
        formats: ['iife'],
        name: 'floorWorker',
        fileName: () => 'floor-worker.js',
      },
    },
  })
}
