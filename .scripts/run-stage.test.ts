// How a stage of `npm test` ends: passed, failed, stopped, killed, and passed only on a retry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { runAgain, runStage } from './run-stage.mjs'

const folder = mkdtempSync(join(tmpdir(), 'run-stage-'))
const report = join(folder, 'report.json')
const options = { folder }
let printed = ''

beforeEach(() => {
  printed = ''
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    printed += `${line}\n`
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A stage that writes a report and ends with a code. */
function stage(code: string, more: object = {}) {
  const run = `const report = (one) => require('fs').writeFileSync(${JSON.stringify(report)}, JSON.stringify(one)); ${code}`
  return {
    name: 'trial',
    lane: 'tests' as const,
    budget: 60,
    command: [process.execPath, '-e', run],
    report,
    ...more,
  }
}

const FAILS = `report({ passed: 3, failures: [{ name: 'a.test.ts › one', messages: ['no'] }], flaky: [] }); process.exit(1)`
const PASSES = `report({ passed: 1, failures: [], flaky: [] })`
const RUNS_NOTHING = `report({ passed: 0, failures: [], flaky: [] })`

describe('a stage', () => {
  it('counts its tests and says what passed only on a retry', async () => {
    const result = await runStage(
      stage(
        `report({ passed: 4, failures: [], flaky: [{ name: 'a.test.ts › one', messages: ['late'] }] })`,
      ),
      options,
    )
    expect(result).toMatchObject({ isPassed: true, passed: 4, failed: 0 })
    expect(result.flaky).toEqual(['a.test.ts › one\n  late'])
  })

  it('names the tests that failed, with what they said, before all other output', async () => {
    const result = await runStage(stage(`console.log('noise'); ${FAILS}`), options)
    expect(result).toMatchObject({ isPassed: false, passed: 3, failed: 1 })
    expect(printed).toMatch(/FAIL trial[^]*a\.test\.ts › one\n.*no\n[^]*noise/)
  })

  it('fails when its program ends badly though no test failed', async () => {
    const result = await runStage(stage(`${PASSES}; process.exit(2)`), options)
    expect(result).toMatchObject({ isPassed: false, passed: 1, failed: 1 })
  })

  it('is stopped when it hangs, and names the tests that had not ended', async () => {
    const hangs = `report({ passed: 0, running: ['a.test.ts › hangs'] }); setInterval(() => {}, 1000)`
    const result = await runStage(stage(hangs, { limit: 1 }), options)
    expect(result.isPassed).toBe(false)
    expect(printed).toContain('Had not ended: a.test.ts › hangs')
    expect(printed).toContain('took more than 1 s and was stopped')
  })

  it('says that the machine killed it', async () => {
    const result = await runStage(stage(`process.kill(process.pid, 'SIGKILL')`), options)
    expect(result.isPassed).toBe(false)
    expect(printed).toContain('The machine killed it: it may be short of memory.')
  })

  it('says what the machine lacks, and when there is nothing to do', async () => {
    const lacking = stage('', { missing: () => Promise.resolve('No browser found.') })
    expect((await runStage(lacking, options)).isPassed).toBe(false)
    expect(printed).toContain('No browser found.')
    const skipped = await runStage(stage('', { skip: () => 'nothing changed' }), options)
    expect(skipped).toMatchObject({ isPassed: true, isSkipped: true })
    expect(printed).toContain('skipped: nothing changed')
  })

  it('is named when it takes longer than its share, with the files that took longest', async () => {
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.test.ts`, seconds: n }))
    const slow = `report({ passed: 1, failures: [], flaky: [], files: ${JSON.stringify(files)} })`
    await runStage(stage(slow, { budget: 0 }), options)
    expect(printed).toContain('over its share of 0 s')
    expect(printed).toMatch(/11\.0 s {2}11\.test\.ts[^]* 2\.0 s {2}2\.test\.ts/)
    expect(printed).not.toContain(' 1.test.ts')
    printed = ''
    await runStage(stage(slow), options)
    expect(printed).not.toContain('.test.ts')
  })

  it('says how much the processors had to do', async () => {
    const busy = `while (process.cpuUsage().user < 3e5); ${PASSES}`
    const { cpuSeconds } = await runStage(stage(busy), options)
    expect(cpuSeconds).toBeGreaterThan(0.1)
    expect(printed).toMatch(/\d s of CPU/)
  })
})

describe('a stage that failed, run again', () => {
  const rerunBy = (code: string) => ({ rerun: () => stage(code).command })

  it('passes when each of its failed tests passes, and lists them as flaky', async () => {
    const first = await runStage(stage(FAILS, rerunBy(PASSES)), options)
    const second = await runAgain(first, options)
    expect(second).toMatchObject({ isPassed: true, passed: 4, failed: 0 })
    expect(second.flaky).toEqual(['a.test.ts › one\n  no'])
  })

  it.each([
    ['a test fails again', FAILS],
    ['the tests were not found', RUNS_NOTHING],
    ['its program ends badly', `${PASSES}; process.exit(1)`],
  ])('stays failed when %s', async (_, code) => {
    const first = await runStage(stage(FAILS, rerunBy(code)), options)
    expect(await runAgain(first, options)).toMatchObject({ isPassed: false, failed: 1 })
  })

  it('asks for the tests that failed and no others', async () => {
    const rerun = vi.fn<(failed: string[]) => string[]>(() => stage(PASSES).command)
    await runAgain(await runStage(stage(FAILS, { rerun }), options), options)
    expect(rerun).toHaveBeenCalledWith(['a.test.ts › one'])
  })

  it('is not tried where a check failed or where more failed than flakes do', async () => {
    const rerun = vi.fn<(failed: string[]) => string[]>(() => stage(PASSES).command)
    const many = `report({ passed: 0, failures: Array.from({ length: 21 }, (_, n) => ({ name: 'a › ' + n, messages: [] })) }); process.exit(1)`
    for (const failing of [
      stage('process.exit(1)', { report: undefined, rerun }),
      stage(many, { rerun }),
    ]) {
      const first = await runStage(failing, options)
      expect(await runAgain(first, options)).toBe(first)
    }
    expect(rerun).not.toHaveBeenCalled()
  })
})
