/**
 * `npm run screenshots`: every screen of screens.ts, at three widths and in both themes, with a
 * page to look at them together. `-- --only name,name` takes some of them.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium, type Browser, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../.scripts/chromium.mjs'
import { root } from '../.scripts/command.mjs'
import { build } from '../.scripts/prepare.mjs'
import { chromiumFlags } from './fixtures/chromium-flags.ts'
import { startServer } from './fixtures/server.ts'
import { signIn } from './fixtures/sign-in.ts'
import { screens, type Screen } from './screens.ts'

const WIDTHS = [390, 768, 1440]
const HEIGHT = 900
const THEMES = ['light', 'dark'] as const
const OUT = join(root, 'e2e/screenshots')

type View = { width: number; theme: (typeof THEMES)[number] }

const views: View[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(flags: string[]): Promise<boolean> {
  const names = flags[0] === '--only' ? (flags[1] ?? '').split(',') : undefined
  const chosen = screens.filter(({ name }) => names?.includes(name) ?? true)
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  await build()
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  const server = await startServer()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const problems: string[] = []
    for (const view of views)
      problems.push(...(await takeAll({ browser, url: server.url, view, chosen })))
    await writeFile(join(OUT, 'index.html'), indexPage(chosen))
    for (const problem of problems) console.error(problem)
    console.log(`${chosen.length * views.length - problems.length} pictures in e2e/screenshots`)
    return problems.length === 0
  } finally {
    await browser.close()
    await server.remove()
  }
}

type Round = { browser: Browser; url: string; view: View; chosen: Screen[] }

/** One signed-in context for each role; a screen that fails does not stop the others. */
async function takeAll({ browser, url, view, chosen }: Round): Promise<string[]> {
  const problems: string[] = []
  for (const role of new Set(chosen.map((screen) => screen.role))) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: view.width, height: HEIGHT },
      colorScheme: view.theme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    await signIn(page, role)
    for (const screen of chosen.filter((one) => one.role === role)) {
      const problem = await take({ page, screen, view })
      if (problem !== undefined) problems.push(problem)
    }
    await context.close()
  }
  return problems
}

type Shot = { page: Page; screen: Screen; view: View }

async function take({ page, screen, view }: Shot): Promise<string | undefined> {
  try {
    await page.goto(screen.path, { waitUntil: 'networkidle' })
    await screen.prepare?.(page)
    await page.screenshot({ path: join(OUT, fileName(screen, view)), fullPage: true })
    return undefined
  } catch (error) {
    return `${fileName(screen, view)}: ${String(error)}`
  }
}

function fileName({ name }: Screen, { width, theme }: View): string {
  return `${name}-${width}-${theme}.png`
}

function indexPage(chosen: Screen[]): string {
  const figure = (screen: Screen, view: View) => {
    const file = fileName(screen, view)
    return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${view.width} ${view.theme}</figcaption></figure>`
  }
  const section = (screen: Screen) => {
    const figures = views.map((view) => figure(screen, view)).join('\n')
    return `<h2>${screen.name} <small>${screen.path}</small></h2>\n<section>\n${figures}\n</section>`
  }
  return `<!doctype html>
<meta charset="utf-8"><title>Screens</title>
<style>
body { font: 14px system-ui; margin: 24px }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0 } img { height: 320px; border: 1px solid #ccc }
</style>
${chosen.map(section).join('\n')}
`
}
