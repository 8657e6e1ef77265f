import { existsSync } from 'node:fs'

import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

import { pwaOptions } from './sw/pwa-options.ts'

const API_PATHS =
  '^/((auth|user|resume|account|job|smartreq|pathway|report|integration|lookup|user-response)/v\\d+/|openapi.json|docs|healthz|readyz)'

const SERVER_TEST_SETUP = 'src/testing/global-setup.ts'
const isTest = process.env.VITEST !== undefined

export default defineConfig({
  plugins: [
    // Tests must not rewrite the route tree while something else reads it.
    !isTest &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
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
    !isTest && VitePWA(pwaOptions()),
  ],
  build: { target: 'es2022', manifest: true, sourcemap: true },
  server: { port: 5173, proxy: { [API_PATHS]: 'http://127.0.0.1:3000' } },
  test: {
    env: { TZ: 'UTC' },
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
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
          include: [
            'src/server/**/*.test.ts',
            'src/testing/**/*.test.ts',
            // The offline engine against the real server.
            'src/web/**/*.server.test.ts',
          ],
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
