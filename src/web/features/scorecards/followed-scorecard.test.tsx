import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { followApplicants } from '#contract/applicants/applicant-follow.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { openStream } from '#testing/components/fake-stream.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const { applicant } = scorecard
const ID = applicant.user_smartreq_id
const PATH = `/smartreq-detail-applicant/${ID}`
const NAME = `${applicant.first_name} ${applicant.last_name}`

async function arrive() {
  const stream = openStream(followApplicants)
  let firstName = applicant.first_name
  let asked = 0
  const card = reply(getScorecard, () => {
    asked += 1
    return { data: { ...scorecard, applicant: { ...applicant, first_name: firstName } } }
  })
  const app = await renderApp(PATH, { as: recruiter, replies: [card, stream.reply] })
  await screen.findByRole('heading', { level: 1, name: NAME })
  return {
    ...app,
    asked: () => asked,
    rename: (next: string) => (firstName = next),
    tell: (ids: number[], is_own = false) =>
      stream.send('changed', { user_smartreq_ids: ids, is_more: false, is_own }),
  }
}

describe('a scorecard that others work on', () => {
  it('says that the application has changed, and shows it when asked', async () => {
    const { user, rename, tell } = await arrive()
    rename('Changed')
    await tell([ID])
    await screen.findByText('This application has changed.')
    screen.getByRole('heading', { level: 1, name: NAME })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Show the changes' }))
    await screen.findByRole('heading', { level: 1, name: `Changed ${applicant.last_name}` })
    expect(screen.queryByText('This application has changed.')).toBeNull()
  })

  it('asks nothing about others’ applications, and says nothing where nothing on it differs', async () => {
    const { rename, tell, asked } = await arrive()
    const comeTo = async (name: string) => {
      rename(name)
      await tell([ID], true)
      await screen.findByRole('heading', { level: 1, name: `${name} ${applicant.last_name}` })
    }
    await comeTo('One')
    const before = asked()
    await tell([ID + 1])
    await comeTo('Two')
    expect(asked()).toBe(before + 1)
    await tell([ID])
    await waitFor(() => expect(asked()).toBe(before + 2))
    await comeTo('Three')
    expect(screen.queryByText('This application has changed.')).toBeNull()
  })

  it('shows at once what the user did elsewhere', async () => {
    const { rename, tell } = await arrive()
    rename('Changed')
    await tell([ID], true)
    await screen.findByRole('heading', { level: 1, name: `Changed ${applicant.last_name}` })
  })
})
