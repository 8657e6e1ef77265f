import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const API_PATHS =
  '^/((auth|user|resume|account|job|smartreq|pathway|report|integration|lookup|user-response)/v\\d+/|openapi.json|docs|healthz|readyz)'

export default defineConfig({
  plugins: [
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
  ],
  build: { target: 'es2022', manifest: true, sourcemap: true },
  server: { port: 5173, proxy: { [API_PATHS]: 'http://127.0.0.1:3000' } },
})
