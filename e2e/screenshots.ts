/**
 * `npm run screenshots`: every screen of screens.ts, at three widths and in both themes, with a
 * page to look at them together. `-- --only name,name` takes some of them; `-- --readme` takes the
 * four screenshots of the README instead.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { chromium, errors, type Browser, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../.scripts/chromium.mjs'
import { root } from '../.scripts/command.mjs'
import { build } from '../.scripts/prepare.mjs'
import { chromiumFlags } from './fixtures/chromium-flags.ts'
import { startServer } from './fixtures/server.ts'
import { signIn } from './fixtures/sign-in.ts'
import { expectLoaded, screens } from './screens.ts'
import type { Screen } from './screens/screen.ts'

const WIDTHS = [390, 768, 1440]
const TABLET = 768
const HEIGHT = 900
const QUIET_TIMEOUT_MS = 5000
const THEMES = ['light', 'dark'] as const
const OUT = join(root, 'e2e/screenshots')
const README_OUT = join(root, '.github/screenshots')

/** The screenshots of the README: one window of a screen each, not the whole page. */
const README_SCREENSHOTS = [
  { file: 'question', screen: 'question', width: 390 },
  { file: 'progress', screen: 'tracker', width: 768 },
  { file: 'applicants', screen: 'applicants', width: 1440 },
  { file: 'scorecard', screen: 'scorecard', width: 1440 },
]

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
  const server = await startServer({ template: process.env.FAIRLEAD_TEMPLATE })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const studio = { browser, url: server.url }
    const problems = flags.includes('--readme')
      ? await takeForReadme(studio)
      : await takeForLooking(studio, chosen)
    for (const problem of problems) console.error(problem)
    return problems.length === 0
  } finally {
    await browser.close()
    await server.remove()
  }
}

type Studio = { browser: Browser; url: string }

async function takeForLooking(studio: Studio, chosen: Screen[]): Promise<string[]> {
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  const problems: string[] = []
  for (const view of views)
    problems.push(
      ...(await takeAll({
        ...studio,
        view,
        chosen,
        fileOf: (screen) => join(OUT, fileName(screen, view)),
      })),
    )
  await writeFile(join(OUT, 'index.html'), indexPage(chosen))
  console.log(`${chosen.length * views.length - problems.length} screenshots in e2e/screenshots`)
  return problems
}

async function takeForReadme(studio: Studio): Promise<string[]> {
  await mkdir(README_OUT, { recursive: true })
  const problems: string[] = []
  for (const { file, screen, width } of README_SCREENSHOTS)
    problems.push(
      ...(await takeAll({
        ...studio,
        view: { width, theme: 'light' },
        chosen: screens.filter(({ name }) => name === screen),
        fileOf: () => join(README_OUT, `${file}.png`),
        isWindow: true,
      })),
    )
  return problems
}

type Round = Studio & {
  view: View
  chosen: Screen[]
  fileOf: (screen: Screen) => string
  /** What a window shows instead of the whole page. */
  isWindow?: boolean
}

/** One signed-in context for each role; a screen that fails does not stop the others. */
async function takeAll(round: Round): Promise<string[]> {
  const { browser, url, view, chosen } = round
  const problems: string[] = []
  for (const role of new Set(chosen.map((screen) => screen.role))) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: view.width, height: HEIGHT },
      colorScheme: view.theme,
      // Fingers need more room than a mouse, and phones have no keys.
      isMobile: view.width < TABLET,
      hasTouch: view.width < TABLET,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    })
    const page = await context.newPage()
    await signIn(page, role)
    for (const screen of chosen.filter((one) => one.role === role)) {
      const problem = await take(page, {
        screen,
        path: round.fileOf(screen),
        fullPage: round.isWindow !== true,
      })
      if (problem !== undefined) problems.push(problem)
    }
    await context.close()
  }
  return problems
}

type Shot = { screen: Screen; path: string; fullPage: boolean }

async function take(page: Page, { screen, path, fullPage }: Shot): Promise<string | undefined> {
  try {
    await page.goto(screen.path)
    await waitUntilQuiet(page)
    await screen.prepare?.(page)
    await expectLoaded(page, screen)
    await page.locator('html[data-typeface]').waitFor({ state: 'attached' })
    // Nothing under the pointer looks different.
    await page.mouse.move(0, 0)
    await page.screenshot({ path, fullPage })
    return undefined
  } catch (error) {
    return `${basename(path)}: ${String(error)}`
  }
}

/** Until nothing is on its way; a list that follows changes has a request that stays open. */
async function waitUntilQuiet(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT_MS })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
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
