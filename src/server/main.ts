// Starts the server. What is wrong with the configuration is said before the app is loaded, which takes seconds on a slow
// machine, and before anything is created or migrated.
import { readEnv, StartUpError } from './http/env.ts'
import { assertPortFree } from './port.ts'

try {
  const env = readEnv()
  await assertPortFree(env)
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  if (!(error instanceof StartUpError)) throw error
  process.stderr.write(`Fairlead did not start. ${error.message}\n`)
  process.exit(1)
}
