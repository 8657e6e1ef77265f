// The guides for people who run Fairlead or work on it, beside the API's description: /docs/operations, /docs/testing.
// Serves the guides in this list, and no other file.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { AppError } from '../app-error.ts'
import type { Guide } from './guide-page.ts'

const GUIDES: readonly Guide[] = [
  { name: 'operations', title: 'Operations', file: 'OPERATIONS.md' },
  { name: 'testing', title: 'Testing', file: 'TESTING.md' },
]

const STYLE_PATH = '/docs/guides.css'

const ROOT = path.join(import.meta.dirname, '../../../..')
/** The design system's colours and sizes, then the layout of these pages. */
const STYLES = ['src/web/ui/tokens.css', 'src/server/http/guides/guides.css']

/** What the API's description says of the guides, in Markdown. */
export const GUIDE_LINKS = GUIDES.map(({ name, title }) => `[${title}](/docs/${name})`).join(' · ')

/** Pages and styles by their names, made when they are first asked for. */
const made = new Map<string, string>()

export function registerGuides(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/docs/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const guide = GUIDES.find(({ name }) => name === params.name)
      if (guide === undefined) throw new AppError('not_found')
      const page = await once(guide.name, async () => {
        // The parser takes time to load, which a server without readers need not spend.
        const { guidePage } = await import('./guide-page.ts')
        const text = await read(`.github/${guide.file}`)
        return guidePage({ guide, guides: GUIDES, text, style: STYLE_PATH })
      })
      return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page)
    },
  )
  app.get(STYLE_PATH, { schema: { hide: true } }, async (_, reply) => {
    const style = await once(STYLE_PATH, async () =>
      (await Promise.all(STYLES.map(read))).join('\n'),
    )
    return reply.type('text/css; charset=utf-8').header('Cache-Control', 'no-cache').send(style)
  })
}

async function once(name: string, make: () => Promise<string>): Promise<string> {
  const text = made.get(name) ?? (await make())
  made.set(name, text)
  return text
}

function read(file: string): Promise<string> {
  return readFile(path.join(ROOT, file), 'utf8')
}
