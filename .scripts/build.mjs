/**
 * Builds the front end when a source of it changed, as `npm start` does.
 */
import { build, generateSources } from './prepare.mjs'

try {
  await generateSources()
  if (!(await build())) console.log('The build is up to date.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
