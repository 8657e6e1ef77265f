/**
 * What vitest's own JSON report lacks: which tests passed only on a retry, and which were running when the run was
 * stopped. Writes to the file that `TEST_REPORT` names.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { root } from './command.mjs'

/** A run that hangs is killed, and writes nothing at its end. */
const PROGRESS_EVERY_MS = 5000

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {{name: string, messages: string[]}[]} failures
 * @property {{name: string, messages: string[]}[]} flaky passed, but not at the first attempt
 * @property {string[]} running begun and not ended
 * @property {{name: string, seconds: number}[]} files how long each took, what it loaded included
 */
export default class TestReporter {
  #running = new Map()
  #timer

  onInit() {
    this.#timer = setInterval(() => this.#write({}), PROGRESS_EVERY_MS)
    this.#timer.unref()
  }

  onTestModuleStart(module) {
    this.#running.set(module.id, fileOf(module))
  }

  onTestModuleEnd(module) {
    this.#running.delete(module.id)
  }

  onTestCaseReady(test) {
    this.#running.set(test.id, nameOf(test))
  }

  onTestCaseResult(test) {
    this.#running.delete(test.id)
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules, unhandled) {
    clearInterval(this.#timer)
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state) => tests.filter((test) => test.result().state === state)
    // A file that could not be loaded, or cleaned up, has a failure that is no test's.
    const broken = modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .filter((one) => one.errors().length > 0)
    this.#write({
      passed: inState('passed').length,
      files: modules.map((module) => ({ name: fileOf(module), seconds: secondsOf(module) })),
      flaky: inState('passed').filter(isFlaky).map(failureOf),
      failures: [
        ...inState('failed').map(failureOf),
        ...broken.map((one) => failure(fileOf(one.module ?? one), one.errors())),
        ...unhandled.map((error) => failure('outside of any test', [error])),
      ],
    })
  }

  #write({ passed = 0, failures = [], flaky = [], files = [] }) {
    const path = process.env.TEST_REPORT
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    const running = [...this.#running.values()]
    writeFileSync(path, JSON.stringify({ passed, failures, flaky, running, files }))
  }
}

function secondsOf(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1000
}

function isFlaky(test) {
  return test.diagnostic()?.flaky === true
}

function fileOf(module) {
  return relative(root, module.moduleId)
}

function nameOf(test) {
  return `${fileOf(test.module)} › ${test.fullName}`
}

function failureOf(test) {
  return failure(nameOf(test), test.result().errors)
}

function failure(name, errors = []) {
  return {
    name,
    messages: errors.map(({ stack, message }) => stripVTControlCharacters(stack ?? message ?? '')),
  }
}
