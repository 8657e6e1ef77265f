/**
 * `npm start`: from a fresh clone to a running app. Installs, builds and serves; each only when
 * needed. Plain Node >= 18 and built-in modules only.
 */
import { compileCache, foreground, nodeBinary } from './command.mjs'
import { build, generateSources, install } from './prepare.mjs'

try {
  await install()
  await generateSources()
  await build()
  const env = { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache }
  process.exitCode = await foreground([nodeBinary, 'src/server/main.ts'], { env })
  const isStopped = [0, 130, 143].includes(process.exitCode)
  if (!isStopped) console.error(`The server stopped with exit code ${process.exitCode}.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
