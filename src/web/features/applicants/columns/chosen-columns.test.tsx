// Columns that the list of a requisition's applicants shows when they are chosen.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  type ArrangedColumn,
  getListLayout,
  saveListLayout,
} from '#contract/requisitions/list-layouts.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { tableTexts } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'

function shown(...ids: string[]): ArrangedColumn[] {
  return ids.map((id) => ({ id, is_shown: true, width: 'automatic' }))
}

it('An attribute is a column that the list is sorted by, and the address says so.', async () => {
  const asked: unknown[] = []
  const columns = shown('attribute_12', 'days_in_step', 'last_activity', 'knock_outs')
  const { user, address } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getListLayout, { data: { columns } }),
      reply(listApplicants, ({ query }) => {
        asked.push([query.ordering, query.score_of])
        return { data: applicants, meta: { page: 1, page_size: 25, total: applicants.length } }
      }),
    ],
  })
  const header = await screen.findByRole('columnheader', { name: 'Customer focus' })
  const { headers, rows } = tableTexts()
  expect(headers.slice(2, 6)).toEqual([
    'Customer focus',
    'Time in step',
    'Last activity',
    'Knock-out answers',
  ])
  expect(rows[0]?.[1]).toBe('81')
  await expectAccessible()
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(asked.at(-1)).toEqual(['-score', 12]))
  expect(address()).toBe(`${PATH}&ordering=-score&score_of=12`)
  await waitFor(() => expect(header.ariaSort).toBe('descending'))
  expect(screen.getByRole('columnheader', { name: 'Fit score' }).ariaSort).toBeNull()
  const inStep = screen.getByRole('columnheader', { name: 'Time in step' })
  await user.click(within(inStep).getByRole('button'))
  await waitFor(() => expect(asked.at(-1)).toEqual(['-days_in_step', undefined]))
  expect(address()).toBe(`${PATH}&ordering=-days_in_step`)
})

it('An attribute of another requisition keeps its place when columns are saved.', async () => {
  const saved: ArrangedColumn[][] = []
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getListLayout, { data: { columns: shown('attribute_99') } }),
      reply(saveListLayout, ({ body }) => {
        saved.push(body.columns)
        return { data: body }
      }),
    ],
  })
  await screen.findByRole('table', { name: 'Applicants' })
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Customer focus' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toContainEqual({ id: 'attribute_12', is_shown: true, width: 'automatic' })
  expect(saved[0]?.at(-1)).toEqual({ id: 'attribute_99', is_shown: true, width: 'automatic' })
})

it('A question is a column with the answers, and the list is sorted by it.', async () => {
  const asked: unknown[] = []
  const { user, address } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getListLayout, { data: { columns: shown('answer_field_7', 'answer_city') } }),
      reply(listApplicants, ({ query }) => {
        asked.push([query.ordering, query.answer_of])
        return { data: applicants, meta: { page: 1, page_size: 25, total: applicants.length } }
      }),
    ],
  })
  const header = await screen.findByRole('columnheader', { name: 'Years of experience' })
  await screen.findByRole('cell', { name: '4 years' })
  const { headers, rows } = tableTexts()
  expect(headers.slice(2, 4)).toEqual(['Years of experience', 'City'])
  expect(rows[1]?.[1]).toBe('—')
  // A text has no order.
  const city = screen.getByRole('columnheader', { name: 'City' })
  expect(within(city).queryByRole('button')).toBeNull()
  await expectAccessible()
  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(asked.at(-1)).toEqual(['answer', 'field_7']))
  expect(address()).toBe(`${PATH}&ordering=answer&answer_of=field_7`)
  await waitFor(() => expect(header.ariaSort).toBe('ascending'))
})

it('The questions of the requisition are columns to choose from.', async () => {
  const saved: ArrangedColumn[][] = []
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(saveListLayout, ({ body }) => {
        saved.push(body.columns)
        return { data: body }
      }),
    ],
  })
  await screen.findByRole('table', { name: 'Applicants' })
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Forklift license' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const questions = saved[0]?.filter(({ id }) => id.startsWith('answer_'))
  expect(questions).toEqual([{ id: 'answer_license', is_shown: true, width: 'automatic' }])
})
