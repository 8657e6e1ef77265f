/**
 * What `npm run sweep` says: every endpoint, called by everyone for what is theirs, another user's and no one's.
 * Each test of the sweep is an endpoint, and notes in its `meta` how many cases it is, and how many of them came out otherwise than the
 * endpoint's policy says.
 */
import { stripVTControlCharacters } from 'node:util'

export default class SweepReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const swept = tests.filter((test) => test.meta().sweep !== undefined)
    const cases = sum(swept, ({ cases }) => cases)
    const wrong = sum(swept, ({ wrong }) => wrong)
    for (const test of tests) {
      for (const { message } of test.result().errors ?? [])
        console.error(`${test.fullName}\n${stripVTControlCharacters(message)}\n`)
    }
    const broken = [...modules.flatMap((module) => module.errors()), ...unhandled]
    for (const { message, stack } of broken) console.error(stack ?? message)
    console.log(`endpoints ${swept.length} cases ${cases} wrong ${wrong + broken.length}`)
  }
}

function sum(tests, of) {
  return tests.reduce((total, test) => total + of(test.meta().sweep), 0)
}
