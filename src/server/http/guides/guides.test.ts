// The guides beside the API's description: that they are shown, lead where they say, and match the settings.
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

import { variablesSchema } from '../env.ts'

const test = await openTestApp()
const GUIDES = ['/docs/operations', '/docs/testing']

it.each([
  ['/docs/operations', 'Operations', 'Backup and restore', 'DATABASE_OWNER_URL'],
  ['/docs/testing', 'Testing', 'Which test goes where', 'npm run release-check'],
])('shows %s as a page with headings and tables', async (url, title, section, cell) => {
  const { statusCode, headers, body } = await test.app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain(`<title>${title} · Fairlead</title>`)
  expect(body).toMatch(new RegExp(`<h1 id="[a-z]+">${title}</h1>`))
  const id = section.toLowerCase().replaceAll(' ', '-')
  expect(body).toContain(`<h2 id="${id}">${section}</h2>`)
  expect(body).toContain(`<li><a href="#${id}">${section}</a></li>`)
  expect(body).toMatch(/aria-labelledby="[a-z-]+" tabindex="0"><table>/)
  expect(body).toContain(`<td><code>${cell}</code></td>`)
  // The Markdown became markup, all of it.
  expect(body).not.toMatch(/^(#|\||```)/m)
  expect(body).toContain(`<li><a href="${url}" aria-current="page">${title}</a></li>`)
})

it('shows the guides under the policy of all pages, without styles or scripts in them', async () => {
  const replies = await Promise.all(GUIDES.map((url) => test.app.inject(url)))
  for (const { headers, body } of replies) {
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/<style|<script| style=| on\w+=/)
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body) ?? []
    const style = await test.app.inject(address)
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toContain('--ink: light-dark(')
    expect(style.body).toContain('color: var(--ink)')
  }
})

it('links the guides to each other and to sections that are there', async () => {
  const pages = new Map(
    await Promise.all(GUIDES.map(async (url) => [url, (await test.app.inject(url)).body] as const)),
  )
  const links = [...pages].flatMap(([url, body]) =>
    [...body.matchAll(/<a (?:class="skip" )?href="([^"]*)"/g)].map(([, href = '']) => ({
      from: url,
      href: href.startsWith('#') ? `${url}${href}` : href,
    })),
  )
  expect(links).toContainEqual({ from: '/docs/operations', href: '/docs/testing' })
  expect(links).toContainEqual({ from: '/docs/testing', href: '/docs/operations' })
  expect(links).toContainEqual({
    from: '/docs/operations',
    href: '/docs/operations#a-role-for-requests',
  })
  const broken = links.filter(({ href }) => {
    const [page = '', id] = href.split('#')
    if (page === '/docs/') return false
    return id === undefined ? !pages.has(page) : pages.get(page)?.includes(` id="${id}"`) !== true
  })
  expect(broken).toEqual([])
})

it('serves no other file under their address', async () => {
  const others = ['readme', 'OPERATIONS.md', 'operations.html', 'security', '..%2fSECURITY.md']
  const ask = async (name: string) =>
    (await test.app.inject({ url: `/docs/${name}`, headers: { accept: 'text/html' } })).statusCode
  expect(new Set(await Promise.all(others.map(ask)))).toEqual(new Set([404]))
})

it('lists each setting of the server, with what it is when it is left out', () => {
  const root = path.join(import.meta.dirname, '../../../..')
  const text = readFileSync(path.join(root, '.github/OPERATIONS.md'), 'utf8')
  const rows = [...text.matchAll(/^\| +(`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) +\| +([^|]+?) +\|/gm)]
  const listed = rows.flatMap(([, names = '', standard = '']) =>
    [...names.matchAll(/[A-Z0-9_]+/g)].map(([name]) => ({ name, standard })),
  )
  expect(listed.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(variablesSchema.shape).toSorted(),
  )
  const standards = Object.entries(variablesSchema.parse({})).filter(
    ([, value]) => value !== undefined,
  )
  expect(standards.length).toBeGreaterThan(4)
  expect(listed).toEqual(
    expect.arrayContaining(
      standards.map(([name, value]) => ({ name, standard: `\`${String(value)}\`` })),
    ),
  )
})
