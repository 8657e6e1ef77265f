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
import { reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { tableTexts } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'

function shown(...ids: string[]): ArrangedColumn[] {
  return ids.map((id) => ({ id, is_shown: true, width: 'automatic' }))
}

type Asked = { ordering?: string; score_of?: number; answer_of?: string }

/** The list, which notes what it was asked for. */
function noting(asked: unknown[], partOf: (query: Asked) => unknown): Reply {
  return reply(listApplicants, ({ query }) => {
    asked.push(partOf(query))
    return { data: applicants, meta: { page: 1, page_size: 25, total: applicants.length } }
  })
}

/** Adds a column by its name; the columns that are saved. */
async function choose(name: string, ...replies: Reply[]): Promise<ArrangedColumn[]> {
  const saved: ArrangedColumn[][] = []
  const saves = reply(saveListLayout, ({ body }) => {
    saved.push(body.columns)
    return { data: body }
  })
  const { user } = await renderApp(PATH, { as: recruiter, replies: [...replies, saves] })
  await screen.findByRole('table', { name: 'Applicants' })
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of the list' }))
  await user.click(await dialog.findByRole('checkbox', { name }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  return saved[0] ?? []
}

it('An attribute is a column that the list is sorted by, and the address says so.', async () => {
  const asked: unknown[] = []
  const columns = shown('attribute_12', 'days_in_step', 'last_activity', 'knock_outs')
  const { user, address } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getListLayout, { data: { columns } }),
      noting(asked, ({ ordering, score_of }) => [ordering, score_of]),
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
  const layout = reply(getListLayout, { data: { columns: shown('attribute_99') } })
  const saved = await choose('Customer focus', layout)
  expect(saved).toContainEqual({ id: 'attribute_12', is_shown: true, width: 'automatic' })
  expect(saved.at(-1)).toEqual({ id: 'attribute_99', is_shown: true, width: 'automatic' })
})

it('A question is a column with the answers, and the list is sorted by it.', async () => {
  const asked: unknown[] = []
  const { user, address } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getListLayout, { data: { columns: shown('answer_field_7', 'answer_city') } }),
      noting(asked, ({ ordering, answer_of }) => [ordering, answer_of]),
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
  const saved = await choose('Forklift license')
  const questions = saved.filter(({ id }) => id.startsWith('answer_'))
  expect(questions).toEqual([{ id: 'answer_license', is_shown: true, width: 'automatic' }])
})
