import { expect, it } from 'vitest'

import { UNDO_MINUTES } from '#contract/decisions/application-actions.ts'
import { openReviewing, rejectByRule } from '#testing/human-reviews.ts'
import { openTestApp } from '#testing/test-app.ts'

import { tellOutcomes } from './tell-outcomes.ts'

const UNDONE_NO_MORE = UNDO_MINUTES * 60_000 + 1

const test = await openTestApp()
const at = await openReviewing(test)

type One = Awaited<ReturnType<typeof rejectByRule>>

/** The subjects of what was written to an applicant about reviews, after the job ran. */
async function subjectsFor({ person }: One): Promise<string[]> {
  await tellOutcomes({ ...test, ...test.clock, origin: 'https://app.example.com' })
  await test.sendMail()
  const mails = await test.mailTo(person.email)
  return mails.map(({ subject }) => subject).filter((subject) => /review|again/.test(subject))
}

async function asked(): Promise<One> {
  const one = await rejectByRule(test, at)
  await one.ask()
  return one
}

it('tells once that the decision stands, when it cannot be taken back any more', async () => {
  const one = await asked()
  await one.keep()
  expect(await subjectsFor(one)).toEqual([])
  await at.wait(UNDONE_NO_MORE)
  const told = ['Your application for Harbour pilot was reviewed']
  expect(await subjectsFor(one)).toEqual(told)
  expect(await subjectsFor(one)).toEqual(told)
})

it('tells that the decision was overturned, also after it was said to stand', async () => {
  const one = await asked()
  await one.keep()
  await at.wait(UNDONE_NO_MORE)
  await subjectsFor(one)
  await one.decide({ action: 'recover' })
  await at.wait(UNDONE_NO_MORE)
  expect(await subjectsFor(one)).toEqual([
    'Your application for Harbour pilot was reviewed',
    'Your application for Harbour pilot is under consideration again',
  ])
})

it('tells nothing of an answer that was taken back, nor of a review that is open', async () => {
  const one = await asked()
  await one.keep()
  await one.reopen()
  await at.wait(UNDONE_NO_MORE)
  expect(await subjectsFor(one)).toEqual([])
})
