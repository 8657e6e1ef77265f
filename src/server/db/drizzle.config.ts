import type { Config } from 'drizzle-kit'

export default {
  dialect: 'postgresql',
  schema: './src/server/db/schema',
  out: './src/server/db/migrations',
} satisfies Config
