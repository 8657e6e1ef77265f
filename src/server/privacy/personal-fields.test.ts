// What a company records about a person in its own fields: in copies of their data, and gone with their account.
import { expect, it } from 'vitest'

import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { accountFieldValue } from '#server/db/schema/account-field-value.ts'
import { accountField } from '#server/db/schema/account-field.ts'
import { buildAppliedPerson } from '#testing/applied-person.ts'
import { only } from '#testing/builders.ts'
import { buildEmployee } from '#testing/employees.ts'
import { askForErasure, tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

import { collectExport } from './collect-export.ts'
import { erasePerson } from './erase-person.ts'

const test = await openTestApp()
const { owner } = test.database

const common = { help: '', is_required: false }
const SHIRT: WrittenQuestion = {
  ...common,
  type: 'single_choice',
  text: 'Shirt size',
  options: ['S', 'M'].map((text, at) => ({ value: at + 1, text, is_knock_out: false })),
}
const CONTACT: WrittenQuestion = { ...common, type: 'short_text', text: 'Emergency contact' }

it('Personal fields are in a copy in words, and private ones where it may have private data', async () => {
  const { userId, accountId } = await recorded('Ana, 555 0111')
  const collect = (whose: { accountId: number | null; hasPrivateData: boolean }) =>
    test.database.inScope({ kind: 'system' }, (tx) => collectExport(tx, { userId, ...whose }))
  const company = 'Harbour Works'
  const shirt = { company, field: 'Shirt size', answer: 'M' }
  const contact = { company, field: 'Emergency contact', answer: 'Ana, 555 0111' }
  const own = await collect({ accountId: null, hasPrivateData: true })
  expect(own['personal_fields']).toEqual([shirt, contact])
  const full = await collect({ accountId, hasPrivateData: true })
  expect(full['personal_fields']).toEqual([shirt, contact])
  const rest = await collect({ accountId, hasPrivateData: false })
  expect(rest['personal_fields']).toEqual([shirt])
  expect(rest['left_out_personal_fields']).toMatch(/^Private personal fields/)
})

it('What is recorded in them goes with the account of someone who has left', async () => {
  const answer = 'Ana Ruiz, 555 0199'
  const person = await recorded(answer)
  expect(await tablesThatHold(test.database, [answer])).toEqual(['account_field_value'])
  await askForErasure(test, person)
  await erasePerson({ ...test, ...test.clock }, { userId: person.userId })
  expect(await tablesThatHold(test.database, [answer])).toEqual([])
})

/** Someone who has left a company, which recorded two facts about them. */
async function recorded(contact: string) {
  const person = await buildAppliedPerson(test, { at: ['Harbour Works'] })
  const { accountId } = only(person.companies)
  const { userId } = person
  await buildEmployee(test.database, {
    accountId,
    person: { userId },
    stretch: { startDate: '2025-03-03', endDate: '2026-01-30' },
  })
  const fields = [
    { written: SHIRT, isPrivate: false, answer: 2 },
    { written: CONTACT, isPrivate: true, answer: contact },
  ]
  for (const [index, { written, isPrivate, answer }] of fields.entries()) {
    const { text } = written
    const values = {
      accountId,
      usageTypeId: 1,
      text,
      written,
      isPrivate,
      sortOrder: index,
    } as const
    const { accountFieldId } = only(await owner.insert(accountField).values(values).returning())
    await owner.insert(accountFieldValue).values({ accountId, accountFieldId, userId, answer })
  }
  return { ...person, accountId }
}
