import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'src/web/i18n/locales/{locale}/messages',
      include: ['src/web'],
      exclude: ['src/web/features/settings/**'],
    },
    // Loaded by the screens that show them.
    { path: 'src/web/i18n/locales/{locale}/settings', include: ['src/web/features/settings'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
