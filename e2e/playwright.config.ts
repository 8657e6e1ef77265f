import { defineConfig } from '@playwright/test'

import { findChromium, findHeadlessChromium } from '../.scripts/chromium.mjs'
import { chromiumFlags } from './fixtures/chromium-flags.ts'

export default defineConfig({
  testDir: '.',
  // One journey for each capability; what a landing runs a sixth of; whether the fault harness notices faults.
  projects: [
    {
      name: 'journeys',
      testMatch: 'journeys/**/*.test.ts',
      use: { launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags } },
    },
    { name: 'release', testMatch: 'release/**/*.test.ts' },
    { name: 'faults', testMatch: 'faults/**/*.test.ts' },
  ],
  outputDir: 'results/artifacts',
  reporter: [['list'], ['json', { outputFile: process.env.TEST_REPORT ?? 'results/report.json' }]],
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // What passes only on a retry is listed at the end of the run. At a desk a test that fails is looked at at once.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A machine that does other things at the same time needs more than the usual 5 s for a first page.
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    // Recording one takes a third of the time; a journey that fails is run again with it, by name.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Where a device asks for it, no choice leads on by itself: a journey presses a key and then looks.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
})
