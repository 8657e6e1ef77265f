import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { scorecard } from '#contract/examples/scorecards.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { previewRescore, rescoreApplicant } from '#contract/scorecards/rescore.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

async function openDialog(...replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await app.user.click(screen.getByRole('menuitem', { name: 'Score again…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Score Ines Duarte again?' })
  const confirm = () => within(dialog).getByRole('button', { name: 'Score again' })
  return { ...app, dialog: within(dialog), confirm }
}

describe('scoring an applicant again', () => {
  it('says first what it changes, and then what it changed', async () => {
    const { fit } = scorecard
    const outdated = { ...scorecard, fit: fit && { ...fit, is_outdated: true, score: 74 } }
    const { user, dialog, confirm } = await openDialog(
      reply(getScorecard, { data: outdated }),
      reply(previewRescore, { data: { recalculated: 2, kept: 1 } }),
    )
    await dialog.findByText(/^2 assessments are scored again/)
    dialog.getByText(/^1 assessment keeps its scores/)
    dialog.getByText(/the fit score is 74\.$/)
    await expectAccessible()
    await user.click(confirm())
    await screen.findByText('Scored again. The fit score was 72 and is now 74.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [{ score_before: 72, score: 72 }, 'Scored again. The fit score is still 72.'],
    [{ score_before: null, score: 72 }, 'Scored again. The fit score is 72.'],
    [{ score_before: null, score: null }, 'Scored again. There is no fit score yet.'],
  ])('says of %o what came of it', async (scores, said) => {
    const data = { user_smartreq_id: 901, ...scores }
    const { user, dialog, confirm } = await openDialog(reply(rescoreApplicant, { data }))
    await dialog.findByText(/^2 assessments are scored again/)
    await user.click(confirm())
    await screen.findByText(said)
  })

  it('says what went wrong, and sends the same order again', async () => {
    const keys: (string | null)[] = []
    const refused = refuse(rescoreApplicant, 'internal')
    const noting: Reply = {
      endpoint: rescoreApplicant,
      respond: (request) => {
        keys.push(request.headers.get('idempotency-key'))
        return refused.respond(request)
      },
    }
    const { user, dialog, confirm } = await openDialog(noting)
    await dialog.findByText(/^2 assessments are scored again/)
    await user.click(confirm())
    await dialog.findByText(/error occurred/i)
    await user.click(confirm())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(new Set(keys).size).toBe(1)
  })

  it('is not offered to users who may not decide, who can print', async () => {
    const replies = [reply(getScorecard, { data: { ...scorecard, can_decide: false } })]
    const { user } = await renderApp(PATH, { as: interviewer, replies })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['Print'])
  })
})
