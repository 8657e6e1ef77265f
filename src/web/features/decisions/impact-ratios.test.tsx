import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { bulkRejectApplicants } from '#contract/decisions/decisions.ts'
import { getImpactRatios, type ImpactRatios } from '#contract/decisions/impact-ratio.ts'
import { batchResult } from '#contract/examples/decisions.ts'
import { impactRatios } from '#contract/examples/impact-ratio.ts'
import { applicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/applicants?job=301&status=active'

/** The first page of as many as are rejected. */
function listOf(total: number): Reply {
  return reply(listApplicants, { data: applicants, meta: { page: 1, page_size: 25, total } })
}

/** Opens the dialog that rejects all that match a list, and in it the effect on groups. */
async function ask(...replies: Reply[]) {
  const app = await openDialog(...replies)
  await app.user.click(within(app.dialog).getByText('Effect on groups'))
  return app
}

async function openDialog(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies: [listOf(40), ...replies] })
  await app.user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
  await app.user.click(screen.getByRole('button', { name: 'Select all 40 that match' }))
  await app.user.click(screen.getByRole('button', { name: 'Reject…' }))
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Reject 40 applicants' }) }
}

const answers = (changed: Partial<ImpactRatios>) =>
  reply(getImpactRatios, { data: { ...impactRatios, ...changed } })

describe('the effect of a rejection on groups', () => {
  it('is shown as published, as a table for each question', async () => {
    const asked: unknown[] = []
    const noting = reply(getImpactRatios, ({ params }) => {
      asked.push(params)
      return { data: impactRatios }
    })
    const { dialog } = await ask(noting)
    const table = await within(dialog).findByRole('table', { name: 'Gender' })
    const [female, male] = within(table).getAllByRole('row').slice(1)
    expect(cellsOf(female)).toEqual(['Female', '16 of 40 (40%)', '0.66Below 0.80', '0.117'])
    expect(cellsOf(male)).toEqual(['Male', '24 of 40 (60%)', '1.00Highest share', '–'])
    within(dialog).getByText('Not enough published decisions to compare: Veteran status.')
    within(dialog).getByText(/^Decisions as published on .*2026/)
    within(dialog).getByText(/two selections that differ by one person/)
    within(dialog).getByText(/a signal to look again, not a verdict/)
    // About the requisition alone: who is selected makes no difference.
    expect(asked.at(-1)).toEqual({ job_id: 301 })
    await expectAccessible()
  })

  it('says where one decision would change a flag', async () => {
    const [gender] = impactRatios.questions
    if (gender === undefined) throw new Error('The example has no question.')
    const groups = gender.groups.map((group) => ({
      ...group,
      is_flipped_by_one: !group.is_reference,
      p_value: 0.0004,
    }))
    const { dialog } = await ask(answers({ questions: [{ ...gender, groups }] }))
    await within(dialog).findByText('One decision the other way would lift it to 0.80.')
    expect(within(dialog).getAllByText('< 0.001')).not.toEqual([])
  })

  it('says why it shows no figures', async () => {
    const questions = impactRatios.questions.map((one) => ({ ...one, groups: [] }))
    const { dialog } = await ask(answers({ published_at: null, questions }))
    await within(dialog).findByText(/^Not enough published decisions to compare: Gender and/)
    within(dialog).getByText(/at least 5 of it were hired and 5 rejected/)
    expect(within(dialog).queryByText(/a signal to look again/)).toBeNull()
    await expectAccessible()
  })

  it('says that the requisition asks no questions', async () => {
    const { dialog } = await ask(answers({ is_asked: false, questions: [] }))
    await within(dialog).findByText(/does not ask the equal-opportunity questions/)
  })

  it('is not loaded before it is opened', async () => {
    const asked: unknown[] = []
    const noting = reply(getImpactRatios, ({ params }) => {
      asked.push(params)
      return { data: impactRatios }
    })
    const { user, dialog } = await openDialog(noting)
    await within(dialog).findByRole('option', { name: 'Requirements not met' })
    expect(asked).toEqual([])
    await user.click(within(dialog).getByText('Effect on groups'))
    await within(dialog).findByRole('table', { name: 'Gender' })
    expect(asked).not.toEqual([])
  })

  it('is not offered for one applicant', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    await user.click(screen.getByRole('button', { name: 'Reject…' }))
    await screen.findByRole('option', { name: 'Requirements not met' })
    expect(screen.queryByText('Effect on groups')).toBeNull()
  })

  it.each([
    { locale: 'es', says: 'Efecto en los grupos', flag: 'Inferior a 0,80' },
    { locale: 'fr', says: 'Effet sur les groupes', flag: 'Inférieur à 0,80' },
  ] as const)('speaks the language $locale', async ({ locale, says, flag }) => {
    const { user } = await renderApp(PATH, { as: recruiter, locale, replies: [listOf(40)] })
    const [, first] = await screen.findAllByRole('checkbox')
    if (first === undefined) throw new Error('There is no row to select.')
    await user.click(first)
    await user.click(await screen.findByRole('button', { name: /\b40\b/ }))
    await user.click(screen.getByRole('button', { name: /^(Rechazar|Refuser)…$/ }))
    await user.click(await screen.findByText(says))
    await screen.findByText(flag)
  })
})

describe('the rejection', () => {
  const rejects = reply(bulkRejectApplicants, { data: batchResult })

  async function rejectAll({ user, dialog }: Awaited<ReturnType<typeof ask>>) {
    await within(dialog).findByRole('option', { name: 'Requirements not met' })
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Requirements not met')
    await user.click(within(dialog).getByRole('button', { name: 'Reject 40 applicants' }))
    await screen.findByText('1 rejected')
  }

  it('does not wait for the figures', async () => {
    const app = await ask(leaveUnanswered(getImpactRatios), rejects)
    within(app.dialog).getByText('Loading')
    await rejectAll(app)
  })

  it('goes on where they could not be loaded, which can be tried again', async () => {
    const app = await ask(refuse(getImpactRatios, 'internal'), rejects)
    await within(app.dialog).findByText(/could not be loaded/)
    await expectAccessible()
    app.server.use(answers({}))
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Try again' }))
    await within(app.dialog).findByRole('table', { name: 'Gender' })
    await rejectAll(app)
  })

  it('says the same without a connection', async () => {
    const { dialog, server, user } = await ask(refuse(getImpactRatios, 'internal'))
    await within(dialog).findByText(/could not be loaded/)
    server.isReachable = false
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Try again' })).toHaveProperty(
        'disabled',
        false,
      ),
    )
    within(dialog).getByText(/could not be loaded/)
    expect(within(dialog).getByRole('button', { name: 'Reject 40 applicants' })).toHaveProperty(
      'disabled',
      false,
    )
  })
})

function cellsOf(row: HTMLElement | undefined): (string | null)[] {
  return [...(row?.children ?? [])].map(({ textContent }) => textContent)
}
