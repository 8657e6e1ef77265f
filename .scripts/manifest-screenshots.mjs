/**
 * Takes the screenshots that the web manifest shows before a user installs the app, from the
 * running app with its demo: `node .scripts/manifest-screenshots.mjs`. Their sizes are stated in
 * sw/web-manifest.ts.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { chromiumFlags } from '../e2e/fixtures/chromium-flags.ts'
import { startServer } from '../e2e/fixtures/server.ts'
import { signIn } from '../e2e/fixtures/sign-in.ts'
import { screens } from '../e2e/screens.ts'
import { ensureChromium, noChromium } from './chromium.mjs'
import { root } from './command.mjs'
import { build } from './prepare.mjs'

const OUT = join(root, 'public/screenshots')
const LIMIT = 150_000

const screenshots = [
  { name: 'narrow', screen: 'question', width: 390, height: 844, scale: 2, isMobile: true },
  { name: 'wide', screen: 'applicants', width: 1280, height: 800, scale: 1, isMobile: false },
]

async function main() {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  await build()
  mkdirSync(OUT, { recursive: true })
  const server = await startServer()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    for (const screenshot of screenshots) await take({ browser, url: server.url, screenshot })
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function take({ browser, url, screenshot }) {
  const { name, width, height, scale, isMobile } = screenshot
  const screen = screens.find((one) => one.name === screenshot.screen)
  if (screen === undefined) throw new Error(`e2e/screens.ts has no ${screenshot.screen}.`)
  const viewport = { width, height }
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await signIn(page, screen.role)
  await page.goto(screen.path)
  await screen.prepare?.(page)
  await page.mouse.move(0, 0)
  const file = join(OUT, `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  const { size } = statSync(file)
  if (size > LIMIT) throw new Error(`${file} has ${size} bytes; at most ${LIMIT}.`)
  console.log(`${name}.png  ${width * scale}x${height * scale}  ${size} bytes`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
