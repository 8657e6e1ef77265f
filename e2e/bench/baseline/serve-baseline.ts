/** Builds a baseline page with the given content into a temporary folder, and serves it. */
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'

import type { PlanStep } from '../../../src/contract/plan-editor/screening-plan.ts'
import type { Applicant } from '../../../src/contract/requisitions/requisitions.ts'
import type { BenchQuestion } from '../candidate.ts'

/** @returns its address, and how to remove it */
export async function serveBaseline(questions: BenchQuestion[]): Promise<Served> {
  const outDir = await buildPage({ root: import.meta.dirname, name: 'content', content: questions })
  await buildWorker(outDir)
  return serveFolder(outDir)
}

/** The same with the page of a plan editor, which is not kept. */
export async function servePlanBaseline(steps: PlanStep[]): Promise<Served> {
  const root = join(import.meta.dirname, 'plan')
  return serveFolder(await buildPage({ root, name: 'plan', content: steps }))
}

/** The same with a table of applicants. */
export async function serveApplicantsBaseline(applicants: Applicant[]): Promise<Served> {
  const root = join(import.meta.dirname, 'applicants')
  return serveFolder(await buildPage({ root, name: 'applicants', content: applicants }))
}

/** The same with a field that echoes what is typed. */
export async function serveEchoBaseline(): Promise<Served> {
  const root = join(import.meta.dirname, 'echo')
  return serveFolder(await buildPage({ root, name: 'echo', content: null }))
}

type Served = { url: string; close: () => Promise<void> }
type Page = {
  root: string
  /** Of the module with the content, behind `virtual:baseline-`. */
  name: string
  content: unknown
}

async function buildPage({ root, name, content }: Page): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'fairlead-baseline-'))
  const module = `virtual:baseline-${name}`
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'baseline-content',
        resolveId: (id) => (id === module ? module : undefined),
        load: (id) => (id === module ? `export default ${JSON.stringify(content)}` : undefined),
      },
      react(),
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  return outDir
}

async function serveFolder(outDir: string): Promise<Served> {
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
      BASELINE_FILES: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'baseline-worker.ts'),
        formats: ['iife'],
        name: 'baselineWorker',
        fileName: () => 'baseline-worker.js',
      },
    },
  })
}
