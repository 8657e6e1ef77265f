import { existsSync } from 'node:fs'

import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

import { pwaOptions } from './sw/pwa-options.ts'

const API_PATHS =
  '^/((auth|user|resume|account|job|smartreq|pathway|report|integration|lookup|user-response)/v\\d+/|openapi.json|docs|healthz|readyz)'

const SERVER_TEST_SETUP = 'src/testing/global-setup.ts'
const isTest = process.env.VITEST !== undefined

/** What only staff see of the icons; candidates' come with the rest of what everybody needs. */
const STAFF_ICONS =
  /lucide-react\/dist\/esm\/icons\/(arrow-down|arrow-right|arrow-up|building-complex|ellipsis|pencil|rotate-ccw-clock|share-2|trash|briefcase-business|building-2|chevron-left|chevrons-up-down|circle-question-mark|clipboard-check|download|history|mail-plus|menu|plus|printer|search|search-x|settings|shield-x|user-round-x|users-round)\.m?js/

// A phone pays for every request: what all candidate screens need comes in a few files, and the device's database,
// which no door needs, in one of its own. What records, and limits of time, are loaded where something is recorded or
// limited. Staff files are left to their routes.
const chunkGroups = [
  { name: 'staff-icons', test: STAFF_ICONS },
  // What the entry needs before the app, and drags no code along; with it the styles of all candidate screens, in one
  // file. Not the entry itself: the manifest would know of none.
  {
    name: 'start',
    test: /preload-helper|src\/web\/(offline\/(browser-memory|database-name|last-picture|mend-memory)|features\/shell\/theme-memory|ui\/(theme|next-paint|tokens|base))\.|src\/web\/(ui\/(?!staff\/|recording)|features\/(shell|session|progress|assessments)\/(?!flight-check|export-copy|recording))[^?]*\.module\.css/,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?!@simplewebauthn|uqr|dexie|react-aria|@internationalized|workbox-window|oidc-client-ts|jwt-decode|lucide-react\/dist\/esm\/icons\/(cloud-upload|compass|construction|key-round|mail-check|mail-x|smartphone|square|video)\.)/,
  },
  {
    name: 'database',
    test: /node_modules\/dexie|src\/web\/offline\/(?!media-|time-keeper|elapsed-time|kept-work|leaving|copies\/|flight-check\/|browser-memory|database-name|last-picture|mend-memory|service-worker|worker-messages|update-gate|install-prompt|query-persistence|uuid)/,
  },
  {
    name: 'shell',
    test: /src\/(contract(?!\/(answer-digest|journal-hash|profile-rules|recording-digest|retention-limits|role-notifications|role-presets|screen-access))|router|main|web\/(router|route-tree|routes\/[^?]*$|api\/(?!link-probe)|i18n\/(?!region-names)[a-z-]+\.ts|ui\/(?!staff\/|checkbox|option-cards|time-ring|time-left|recording)|offline\/(?!media-|time-keeper|elapsed-time|kept-work|leaving|copies\/|flight-check\/)|features\/(assessments\/activity-search|session\/(?!second-step|next-step|passkey-entry|sign-out|sign-on-(?!door)|sessions|logout|first-admin|join|link-door|door-query|door-target|guard-screen)|shell\/(?!staff|not-authorized|browser-passkeys|layout-sample|start-menu|section-links|export-copy|identity-proof|recording))))/,
  },
  {
    name: 'taking',
    test: /src\/web\/(ui\/option-cards|features\/(progress|assessments)\/(?!activity-search|timed\/|flight-check|recording))/,
  },
]

/**
 * Marks the page's styles, because a kept picture of a screen belongs to exactly these (last-picture.ts), and lets the
 * entry run before the first frame, which would show nothing.
 */
function marksHead(): Plugin {
  return {
    name: 'marks-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replaceAll('rel="stylesheet"', 'rel="stylesheet" data-app-styles')
          .replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  }
}

export default defineConfig({
  plugins: [
    // Tests must not rewrite the route tree while something else reads it.
    !isTest &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        codeSplittingOptions: {
          // A route brings its loader with its screen: what it needs is not in everybody's first download.
          defaultBehavior: [['loader', 'component', 'errorComponent']],
        },
        routesDirectory: 'src/web/routes',
        generatedRouteTree: 'src/web/route-tree.gen.ts',
        quoteStyle: 'single',
      }),
    // Lingui macros: plugin-react has no Babel any more, and route chunks carry a query string.
    babel({
      include: /\/src\/(web\/|main\.tsx).*\.[jt]sx?(\?|$)|\/src\/main\.tsx$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui(),
    marksHead(),
    !isTest && VitePWA(pwaOptions()),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    // Every browser that runs our syntax has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
    },
  },
  server: { port: 5173, proxy: { [API_PATHS]: 'http://127.0.0.1:3000' } },
  test: {
    env: { TZ: 'UTC' },
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    // Machines of a build farm are slow at times; a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}', 'src/contract/**/*.test.ts', 'sw/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // What a file needs of the server is read once for all of them, which takes as long as the tests. Each has an
          // app and a database of its own, and leaves nothing behind.
          isolate: false,
          include: [
            'src/server/**/*.test.ts',
            'src/testing/**/*.test.ts',
            // The offline engine against the real server.
            'src/web/**/*.server.test.ts',
          ],
          // These bring a database of their own, the embedded one, whatever the others run on.
          exclude:
            process.env.TEST_DATABASE_URL === undefined
              ? []
              : ['src/server/main.test.ts', 'src/server/db/demo/**'],
          globalSetup: existsSync(SERVER_TEST_SETUP) ? [SERVER_TEST_SETUP] : [],
        },
      },
      {
        extends: true,
        test: { name: 'tooling', include: ['{e2e/bench,.scripts}/**/*.test.ts'] },
      },
    ],
  },
})
