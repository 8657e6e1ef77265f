import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { followAccountApplicants } from '#contract/applicants/applicant-follow.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { openStream } from '#testing/components/fake-stream.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/applicants'
const listed = applicants.map((row) => ({
  ...row,
  job_id: 301,
  job_title: 'Warehouse Lead',
  can_decide: true,
}))
type Row = (typeof listed)[number]

/** The list on screen, and a server on which others work. */
async function arrive({ locale }: { locale?: 'es' | 'fr' | undefined } = {}) {
  const stream = openStream(followAccountApplicants)
  let connections = 0
  let rows: readonly Row[] = listed
  const list = reply(listAccountApplicants, ({ query }) => {
    const { page, page_size } = query
    return { data: [...rows], meta: { page, page_size, total: rows.length } }
  })
  const card = reply(getScorecard, ({ params }) => {
    const row = rows.find((one) => one.user_smartreq_id === params.user_smartreq_id)
    return { data: { ...scorecard, applicant: { ...scorecard.applicant, ...row } } }
  })
  const counted: typeof stream.reply = {
    ...stream.reply,
    respond: (...asked) => {
      connections += 1
      return stream.reply.respond(...asked)
    },
  }
  const app = await renderApp(PATH, { as: recruiter, locale, replies: [list, card, counted] })
  await screen.findByRole('link', { name: 'Ines Duarte' })
  const change = async (next: readonly Row[], isOwn = false) => {
    rows = next
    const ids = listed.map((row) => row.user_smartreq_id)
    await stream.send('changed', { user_smartreq_ids: ids, is_more: false, is_own: isOwn })
  }
  return { ...app, change, connections: () => connections }
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const without = (name: string) => listed.filter((row) => row.first_name !== name)
const renamed = (first_name: string) =>
  listed.map((row) => (row.first_name === 'Ines' ? { ...row, first_name } : row))

describe('the list of all applicants that others work on', () => {
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
  })

  it('shows at once what the user did elsewhere', async () => {
    const { change } = await arrive()
    await change(without('Ines'), true)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ines Duarte' })).toBeNull())
    expect(screen.queryByText('The applicants have changed.')).toBeNull()
  })

  it('works without following, for a server that refuses it', async () => {
    await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(followAccountApplicants, 'forbidden')],
    })
    await screen.findByRole('link', { name: 'Ines Duarte' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the panel beside a list that others work on', () => {
  const openPanel = async (locale?: 'es' | 'fr') => {
    const app = await arrive({ locale })
    const before = app.connections()
    await app.user.click(screen.getByRole('link', { name: 'Ines Duarte' }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Ines Duarte' })
    const panel = heading.closest('article')
    if (panel === null) throw new Error('The heading is in no panel.')
    return { ...app, panel: within(panel), more: () => app.connections() - before }
  }

  it('keeps what is read until it is told to show the changes, over the connection of the list', async () => {
    const { user, change, panel, more } = await openPanel()
    await change(renamed('Inês'))
    await panel.findByText('This application has changed.')
    panel.getByRole('heading', { level: 2, name: 'Ines Duarte' })
    expect(more()).toBe(0)
    await expectAccessible()
    await user.click(panel.getByRole('button', { name: 'Show the changes' }))
    await panel.findByRole('heading', { level: 2, name: 'Inês Duarte' })
    expect(panel.queryByText('This application has changed.')).toBeNull()
  })

  it.each([
    ['es', 'Esta candidatura ha cambiado.'],
    ['fr', 'Cette candidature a changé.'],
  ] as const)('says so in %s', async (locale, text) => {
    const { change, panel } = await openPanel(locale)
    await change(renamed('Inês'))
    await panel.findByText(text)
  })

  it('leaves the list to follow on when it is closed', async () => {
    const { user, change, more } = await openPanel()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await change(renamed('Inês'))
    await screen.findByRole('link', { name: 'Inês Duarte' })
    expect(more()).toBe(0)
  })
})
