// What is run once more of a stage that failed, and what a change asks for.
import { describe, expect, it } from 'vitest'

import { stagesOf } from './stages.mjs'

const EVERYTHING = {
  isRelease: false,
  changedSince: undefined,
  rotation: undefined,
  only: [],
}
const FAULT_RUNS = ['faults:mutations', 'faults:browser', 'e2e:faults']
const LONG_RUNS = ['faults:5000:1', 'faults:5000:2', 'attack']

function stageOf(name: string) {
  const stage = stagesOf(EVERYTHING).find((one) => one.name === name)
  if (stage === undefined) throw new Error(`No stage ${name}`)
  return stage
}

/** The files and the pattern that vitest is given. */
function rerunOf(failed: string[]) {
  const command = stageOf('unit').rerun?.(failed) ?? []
  const at = command.indexOf('--testNamePattern')
  const files = command
    .slice(0, at === -1 ? undefined : at)
    .filter((word) => word.includes('.test.'))
  return { files, pattern: at === -1 ? undefined : new RegExp(command[at + 1] ?? '') }
}

describe('a second run of vitest', () => {
  it('takes the tests that failed, by their whole title, and no others of their files', () => {
    const { files, pattern } = rerunOf([
      'src/a.test.ts › a list > pages (25 of 26)',
      'src/a.test.ts › a list > is empty?',
      'src/b.test.ts › works',
    ])
    expect(files).toEqual(['src/a.test.ts', 'src/b.test.ts'])
    expect('a list pages (25 of 26)').toMatch(pattern ?? '')
    expect('a list is empty?').toMatch(pattern ?? '')
    expect('a list pages (25 of 26) once more').not.toMatch(pattern ?? '')
  })

  it('takes whole files when one of them failed outside of its tests', () => {
    expect(rerunOf(['src/a.test.ts › works', 'src/b.test.ts'])).toEqual({
      files: ['src/a.test.ts', 'src/b.test.ts'],
      pattern: undefined,
    })
  })
})

describe('a second run of Playwright', () => {
  it('takes the files that failed, of the same project, whatever else ran since', () => {
    const command = stageOf('e2e').rerun?.([
      'journeys/a.test.ts › opens',
      'journeys/a.test.ts › closes',
      'journeys/b.test.ts › works',
    ])
    const args = command?.slice(command.indexOf('--') + 1)
    expect(args).toEqual(['--project=journeys', 'journeys/a.test.ts', 'journeys/b.test.ts'])
  })
})

describe('the stages', () => {
  it('have a share of the time each: ten minutes in all, fourteen where CI adds to them', () => {
    const shares = (lane: string) =>
      stagesOf(EVERYTHING)
        .filter((stage) => stage.lane === lane && stage.skip?.() === undefined)
        .filter(({ name }) => !FAULT_RUNS.includes(name))
        .reduce((sum, { budget }) => sum + budget, 0)
    expect(Math.max(shares('checks'), shares('tests')) + shares('browser')).toBeLessThanOrEqual(
      60 * (process.env['CI'] === undefined ? 10 : 14),
    )
  })

  it('of the embedded database may take as long as a slow machine needs', () => {
    expect(stageOf('unit-embedded').limit).toBe(1200)
  })

  it('leave tests to the rotation, a sixth of which CI runs, and say how to repeat it', () => {
    expect(stageOf('unit').env?.['FAIRLEAD_TESTS']).toBe('landing')
    const rotation = stagesOf({ ...EVERYTHING, rotation: 3 })
    const names = rotation.map(({ name }) => name)
    expect(names).toEqual(['build:check', 'rotation:unit', 'rotation:e2e'])
    expect(rotation[1]?.note).toBe('rotation 3 of 6; npm test -- --rotation 3 repeats it')
    expect(rotation[1]?.env?.['FAIRLEAD_TESTS']).toBeUndefined()
    expect(rotation[1]?.env?.['SWEEP_PART']).toBe('3')
  })

  it('of a release check leave nothing out', () => {
    const stages = stagesOf({ ...EVERYTHING, isRelease: true })
    const landing = stagesOf(EVERYTHING).map(({ name }) => name)
    const names = stages.map(({ name }) => name)
    expect(landing.filter((name) => !names.includes(name))).toEqual([
      'rotation:unit',
      'rotation:e2e',
    ])
    expect(names).toEqual(expect.arrayContaining([...FAULT_RUNS, ...LONG_RUNS]))
    const { env, command } = stages.find(({ name }) => name === 'unit') ?? { command: [] }
    expect([env?.['FAIRLEAD_TESTS'], env?.['SWEEP']]).toEqual([undefined, 'full'])
    expect(command.some((word) => word.includes('.test.'))).toBe(false)
    expect(stages.find(({ name }) => name === 'e2e')?.command).toEqual(
      expect.arrayContaining(['--project=journeys', '--project=release']),
    )
  })

  it('of a change leave out what nothing was changed for', () => {
    const stages = stagesOf({ ...EVERYTHING, changedSince: 'HEAD' })
    expect(stages.map(({ name }) => name)).toContain('unit')
    expect(stages.map(({ name }) => name)).not.toContain('advisories')
  })
})
