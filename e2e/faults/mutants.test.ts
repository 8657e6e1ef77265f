/** Whether the harness of this folder notices what it is there for: each of these days has something wrong in it. */
import { expect, test } from '@playwright/test'

import { check, type Findings } from './checks.ts'
import { trials, type Trial } from './mutants.ts'
import { runSchedule, type Mutant } from './run-schedule.ts'
import { openStage } from './stage.ts'

test('what is lost, doubled or shown to another user is noticed, and nothing else', async () => {
  test.setTimeout(600_000)
  const stage = await openStage(trials.length + 1)
  const run = (given: Pick<Trial, 'steps'> & { mutant?: Mutant }) => {
    const { steps, mutant = {} } = given
    return runSchedule(stage, {
      schedule: { steps, isReopening: true, isSubmitting: false },
      mutant,
    })
  }
  const broken: Findings[] = []
  for (const { steps, mutant } of trials) broken.push(await run({ steps, mutant: mutant() }))
  const sound = await run({ steps: trials.flatMap(({ steps }) => steps) })
  const ledger = await stage.readLedger()
  for (const [index, findings] of broken.entries()) {
    const { name, kind } = trials[index] ?? { name: '', kind: '' }
    const kinds = check(findings, ledger).map((trouble) => trouble.kind)
    expect.soft(kinds, name).toContain(kind)
  }
  expect.soft(check(sound, ledger), 'the same days with nothing wrong').toEqual([])
  await stage.close()
})
