import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { followApplicants } from '#contract/applicants/applicant-follow.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { openStream } from '#testing/components/fake-stream.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301'

type Row = (typeof applicants)[number]

/** The list on screen, and a server on which others work. */
async function arrive({ path = PATH, locale }: { path?: string; locale?: 'es' | 'fr' } = {}) {
  const stream = openStream(followApplicants)
  let rows: readonly Row[] = applicants
  const list = reply(listApplicants, ({ query }) => {
    const { page, page_size, job_step_id: step } = query
    const data = rows.filter((row) => step === undefined || row.job_step_id === step)
    return { data, meta: { page, page_size, total: data.length } }
  })
  const app = await renderApp(path, { as: recruiter, locale, replies: [list, stream.reply] })
  await screen.findByRole('link', { name: 'Ines Duarte' })
  const change = async (next: readonly Row[], isOwn = false) => {
    rows = next
    const ids = rows.map((row) => row.user_smartreq_id)
    await stream.send('changed', { user_smartreq_ids: ids, is_more: false, is_own: isOwn })
  }
  return { ...app, change }
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const without = (name: string) => applicants.filter((row) => row.first_name !== name)
const renamed = (first_name: string) =>
  applicants.map((row) => (row.first_name === 'Ines' ? { ...row, first_name } : row))

describe('a list of applicants that others work on', () => {
  it('shows what changed in a row where the row is', async () => {
    const { change } = await arrive()
    const before = names().length
    await change(renamed('Inês'))
    await screen.findByRole('link', { name: 'Inês Duarte' })
    expect(names()).toHaveLength(before)
    expect(screen.queryByText('The applicants have changed.')).toBeNull()
  })

  it('keeps the rows where they are until it is told to update', async () => {
    const { user, change } = await arrive()
    const before = names()
    await change(without('Ines'))
    await screen.findByText('The applicants have changed.')
    expect(names()).toEqual(before)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(names()).toEqual(before.filter((name) => name !== 'Ines Duarte')))
    expect(screen.queryByText('The applicants have changed.')).toBeNull()
  })

  it('shows at once what the user did elsewhere', async () => {
    const { change } = await arrive()
    await change(without('Ines'), true)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ines Duarte' })).toBeNull())
    expect(screen.queryByText('The applicants have changed.')).toBeNull()
  })

  it('is not asked for again where following begins while it is loading', async () => {
    const stream = openStream(followApplicants)
    const loading = Promise.withResolvers<void>()
    let asked = 0
    let rows: readonly Row[] = applicants
    const list = reply(listApplicants, async ({ query: { page, page_size } }) => {
      asked += 1
      await loading.promise
      return { data: [...rows], meta: { page, page_size, total: rows.length } }
    })
    await renderApp(PATH, { as: recruiter, replies: [list, stream.reply] })
    // Comes through once the screen follows; it has asked for its list by then.
    await stream.send('other', {})
    const loads = asked
    await stream.send('ready', {})
    loading.resolve()
    await screen.findByRole('link', { name: 'Ines Duarte' })
    // Events are read in their order: the first one has had its effect when this one has.
    rows = renamed('Inês')
    await stream.send('changed', { user_smartreq_ids: [], is_more: true, is_own: false })
    await screen.findByRole('link', { name: 'Inês Duarte' })
    expect(asked).toBe(loads + 1)
  })

  it.each([
    ['es', 'Hay cambios en las candidaturas.', 'Actualizar'],
    ['fr', 'Les candidatures ont changé.', 'Actualiser'],
  ] as const)('says so in %s', async (locale, text, action) => {
    const { change } = await arrive({ locale })
    await change(without('Ines'))
    await screen.findByText(text)
    screen.getByRole('button', { name: action })
  })

  it('lets the cards of a board wait as well', async () => {
    const { user, change } = await arrive({ path: `${PATH}&layout=board` })
    await change(without('Ines'))
    await screen.findByText('The applicants have changed.')
    screen.getByRole('link', { name: 'Ines Duarte' })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ines Duarte' })).toBeNull())
  })

  it('works without following, for a server that refuses it', async () => {
    const replies = [refuse(followApplicants, 'rate_limited')]
    await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
