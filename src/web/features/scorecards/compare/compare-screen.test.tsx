import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { decideOnApplicant } from '#contract/decisions/decisions.ts'
import { blindComparison, comparison } from '#contract/examples/compare.ts'
import { decision } from '#contract/examples/decisions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { compareApplicants } from '#contract/scorecards/compare.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const ADDRESS = '/applicants-multi-compare?ids=901,902'

function open(path = ADDRESS, replies: readonly ReturnType<typeof reply>[] = []) {
  return renderApp(path, { as: recruiter, replies })
}

const table = () => screen.findByRole('table', { name: 'Comparison' })
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name })

describe('applicants side by side', () => {
  it('have the highest and lowest of a row said in words', async () => {
    await open()
    const row = await rowOf(/^Customer focus/)
    expect(within(row).getByRole('rowheader').textContent).toContain('Weight 2')
    const [first, second] = within(row).getAllByRole('cell')
    expect(first?.textContent).toContain('Highest of the row')
    expect(second?.textContent).toContain('Lowest of the row')
    await expectAccessible()
  })

  it('have a difference between answers said in words', async () => {
    await open()
    const row = await rowOf(/^Can you work early shifts/)
    expect(within(row).getByRole('rowheader').textContent).toContain('Not the same for all of them')
    expect(row.textContent).toContain('Knock-out: No')
  })

  it('are decided about one by one', async () => {
    const sent: unknown[] = []
    const { user } = await open(ADDRESS, [
      reply(decideOnApplicant, ({ body }) => {
        sent.push(body)
        return { data: decision }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Advance: Ines Duarte' }))
    await screen.findByText('1 advanced')
    expect(sent).toEqual([{ action: 'advance', seen: { status: 'active', job_step_id: 51 } }])
  })

  it('are one fewer after one is removed', async () => {
    const { address, user } = await open()
    await user.click(
      await screen.findByRole('button', { name: 'Remove Tomasz Nowak from the comparison' }),
    )
    await waitFor(() => expect(address()).toMatch(/ids=%22901%22$/))
  })
})

describe('without names', () => {
  it('asks the server for a comparison without them, and remembers it in the address', async () => {
    const { address, user } = await open(ADDRESS, [
      reply(compareApplicants, ({ query }) => ({
        data: query.is_blind === 'true' ? blindComparison : comparison,
      })),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Hide names' }))
    await screen.findByRole('columnheader', { name: /^Candidate A/ })
    expect(screen.queryByText(/Ines|Duarte|Nowak/)).toBeNull()
    expect(address()).toContain('blind=true')
    expect(screen.queryByRole('button', { name: /Add applicant/ })).toBeNull()
    await expectAccessible()
  })
})

describe('the states of the screen', () => {
  it('tells how to choose whom to compare when the address names no one', async () => {
    await open('/applicants-multi-compare')
    await screen.findByRole('heading', { name: 'Choose whom to compare' })
    await expectAccessible()
  })

  it('says that one is missing', async () => {
    await open(ADDRESS, [refuse(compareApplicants, 'not_found')])
    await screen.findByRole('heading', { name: 'One of these applicants was not found' })
    await expectAccessible()
  })

  it('says that the user may not see one of them', async () => {
    await open(ADDRESS, [refuse(compareApplicants, 'forbidden')])
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
  })
})
