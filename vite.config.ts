import { existsSync } from 'node:fs'

import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

import { chunkGroups, preloadsOf } from './.scripts/chunk-groups.mjs'
import { blocksFirstFrame, chunkTimeout, namesApp } from './.scripts/page-plugins.ts'
import { pwaOptions } from './sw/pwa-options.ts'

const API_PATHS =
  '^/((auth|user|resume|account|job|smartreq|pathway|report|integration|kiosk|lookup|user-response)/v\\d+/|careers/|j/|openapi.json|docs|healthz|readyz)'

const SERVER_TEST_SETUP = 'src/testing/global-setup.ts'
const isTest = process.env.VITEST !== undefined
/** What a landing leaves to the rotation and to the release check; named at a desk, every test runs. */
const RELEASE_TESTS =
  process.env.FAIRLEAD_TESTS === 'landing' ? ['**/*.release.{test,server.test}.*'] : []

/** Dexie's build for today's browsers: its main entry is compiled for old ones, 2 kB more on every phone. */
const modernDexie = 'dexie/dist/modern/dexie.mjs'

const routeTrees = {
  target: 'react',
  routesDirectory: 'src/web/routes',
  quoteStyle: 'single',
} as const

export default defineConfig({
  plugins: [
    // Tests must not rewrite the route trees while something else reads them.
    !isTest &&
      tanstackRouter({
        ...routeTrees,
        generatedRouteTree: 'src/web/route-tree.gen.ts',
        autoCodeSplitting: true,
        codeSplittingOptions: {
          // A route brings its loader with its screen: what it needs is not in everyone's first download.
          defaultBehavior: [['loader', 'component', 'errorComponent']],
        },
      }),
    // The same without the routes of staff: what everyone loads first.
    !isTest &&
      tanstackRouterGenerator({
        ...routeTrees,
        generatedRouteTree: 'src/web/start-route-tree.gen.js',
        routeFileIgnorePattern: '^_staff',
        disableTypes: true,
      }),
    // Lingui macros: plugin-react has no Babel any more, and route chunks carry a query string.
    babel({
      include: /\/src\/(web\/|main\.tsx).*\.[jt]sx?(\?|$)|\/src\/main\.tsx$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui(),
    blocksFirstFrame(),
    namesApp(),
    chunkTimeout(),
    !isTest && VitePWA(pwaOptions()),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // Every browser that runs our syntax has it.
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
    },
  },
  resolve: { alias: isTest ? {} : { dexie: modernDexie } },
  server: { port: 5173, proxy: { [API_PATHS]: 'http://127.0.0.1:3000' } },
  test: {
    env: { TZ: 'UTC' },
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    // Machines of a build farm are slow at times; a test that hangs still ends.
    testTimeout: 60_000,
    // What passes only on a retry is listed at the end of the run (.scripts/test-reporter.mjs).
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts', 'src/contract/**/*.test.ts', 'sw/**/*.test.ts'],
          exclude: ['**/*.server.test.ts', ...RELEASE_TESTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Half of their time would go into reading the app again for each file. Every test closes its app and empties
          // the device.
          isolate: false,
          include: ['src/{web,testing/components}/**/*.test.tsx'],
          exclude: RELEASE_TESTS,
          setupFiles: [
            'src/testing/components/browser-parts.ts',
            'src/testing/components/setup.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // What a file needs of the server is read once for all of them, which takes as long as the tests. Each has an
          // app and a database of its own, and leaves nothing behind.
          isolate: false,
          setupFiles: ['src/testing/loop-setup.ts'],
          include: [
            'src/server/**/*.test.ts',
            'src/testing/**/*.test.ts',
            // The offline engine against the real server.
            'src/web/**/*.server.test.ts',
          ],
          // This one starts servers on the embedded database, whatever the others run on.
          exclude: [
            ...RELEASE_TESTS,
            ...(process.env.TEST_DATABASE_URL === undefined ? [] : ['src/server/main.test.ts']),
          ],
          globalSetup: existsSync(SERVER_TEST_SETUP) ? [SERVER_TEST_SETUP] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'tooling',
          include: ['{e2e/bench,.scripts}/**/*.test.ts'],
          exclude: RELEASE_TESTS,
        },
      },
    ],
  },
})
