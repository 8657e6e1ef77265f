/**
 * Takes the pictures that the web manifest shows before somebody installs the app, from the
 * running app: `node .scripts/manifest-screenshots.mjs`. Their sizes are stated in
 * sw/web-manifest.ts.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { chromiumFlags } from '../e2e/fixtures/chromium-flags.ts'
import { startServer } from '../e2e/fixtures/server.ts'
import { ensureChromium, noChromium } from './chromium.mjs'
import { root } from './command.mjs'
import { build } from './prepare.mjs'

const OUT = join(root, 'public/screenshots')
const LIMIT = 150_000

const pictures = [
  { name: 'narrow', path: '/styleguide?layout=candidate', width: 390, height: 844, scale: 2 },
  { name: 'wide', path: '/styleguide?layout=staff', width: 1280, height: 800, scale: 1 },
]

async function main() {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  await build()
  mkdirSync(OUT, { recursive: true })
  const server = await startServer()
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    for (const picture of pictures) await take({ browser, url: server.url, picture })
  } finally {
    await browser.close()
    await server.remove()
  }
}

async function take({ browser, url, picture }) {
  const { name, path, width, height, scale } = picture
  const viewport = { width, height }
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
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
