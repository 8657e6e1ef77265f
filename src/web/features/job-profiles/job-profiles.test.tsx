import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { movePreviewExample } from '#contract/examples/job-profiles.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import {
  createJobProfile,
  deleteJobProfile,
  listJobProfiles,
} from '#contract/job-profiles/job-profiles.ts'
import { removeParticipants, restoreParticipants } from '#contract/job-profiles/participants.ts'
import { moveParticipants, previewProfileMove } from '#contract/job-profiles/profile-moves.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseWith, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/jobprofile'
const PEOPLE = '/jobdetails/participants?job=341'
const AMARA = 'Amara Okafor'

describe('the job profiles', () => {
  it('say how many people hold each, and lead to these people', async () => {
    await renderApp(LIST, { as: recruiter })
    const link = await screen.findByRole('link', { name: 'Dock worker' })
    expect(link.getAttribute('href')).toBe(PEOPLE)
    screen.getByText('2 profiles')
    await expectAccessible()
  })

  it('teach what a profile is while there is none, and offer no new one to a user without the right', async () => {
    const none = reply(listJobProfiles, { data: [], meta: { page: 1, page_size: 25, total: 0 } })
    await renderApp(LIST, { as: interviewer, replies: [none] })
    await screen.findByRole('heading', { name: 'No job profiles yet' })
    expect(screen.queryByRole('button', { name: 'New profile' })).toBeNull()
  })

  it('say at its field that a title is taken, and stay open', async () => {
    const fields = { title: 'Another profile has this title.' }
    const replies = [refuseWith(createJobProfile, { code: 'value_taken', fields })]
    const { user } = await renderApp(LIST, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'New profile' }))
    const dialog = await screen.findByRole('dialog', { name: 'New profile' })
    await user.type(within(dialog).getByLabelText('Title'), 'Dock worker')
    await user.click(within(dialog).getByRole('button', { name: 'Create profile' }))
    await within(dialog).findByText('Another profile has this title.')
    await expectAccessible()
  })
})

describe('a new job profile', () => {
  it('begins with one of the library, and keeps what the user wrote', async () => {
    const sent: unknown[] = []
    const created = reply(createJobProfile, ({ body }) => {
      sent.push(body)
      return { data: { job_id: 343 } }
    })
    const { user } = await renderApp(LIST, { as: recruiter, replies: [created] })
    await user.click(await screen.findByRole('button', { name: 'New profile' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New profile' }))
    await dialog.findByRole('option', { name: 'Forklift operator' })
    await user.type(dialog.getByLabelText(/^Department/), 'Yard')
    await user.selectOptions(dialog.getByLabelText('Start from'), 'Forklift operator')
    expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Forklift operator')
    dialog.getByText('Moves pallets by forklift. Attributes: Reliability ×3, Teamwork ×1.')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Create profile' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          title: 'Forklift operator',
          department: 'Yard',
          from_library: { slug: 'forklift-operator', language: 'en' },
        },
      ]),
    )
  })
})

describe('a job profile', () => {
  it('says why it cannot be deleted', async () => {
    const replies = [refuse(deleteJobProfile, 'profile_in_use')]
    const { user } = await renderApp(PEOPLE, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete the profile' }))
    await screen.findByText(/^People hold this profile or will hold it/)
  })

  it('removes people who are selected, and brings them back', async () => {
    const sent: unknown[] = []
    const note = (kind: string) => (body: unknown) => {
      sent.push([kind, body])
      return { data: { user_job_ids: [5101] } }
    }
    const replies = [
      reply(removeParticipants, ({ body }) => note('remove')(body)),
      reply(restoreParticipants, ({ body }) => note('restore')(body)),
    ]
    const { user } = await renderApp(PEOPLE, { as: recruiter, replies })
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(AMARA, 'u') }))
    await user.click(screen.getByRole('button', { name: 'Remove…' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const body = { user_job_ids: [5101] }
    await waitFor(() =>
      expect(sent).toEqual([
        ['remove', body],
        ['restore', body],
      ]),
    )
  })

  it('moves people to another profile, and names those whom the server refuses', async () => {
    const asked: unknown[] = []
    const replies = [
      reply(previewProfileMove, ({ query }) => {
        asked.push(query)
        return { data: { ...movePreviewExample, questions_to_be_deleted_count: 25 } }
      }),
      refuseWith(moveParticipants, { code: 'stretch_ended', details: { user_job_ids: [5101] } }),
    ]
    const { user } = await renderApp(PEOPLE, { as: recruiter, replies })
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(AMARA, 'u') }))
    await user.click(screen.getByRole('button', { name: 'Move…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 person' })
    await user.click(within(dialog).getByRole('combobox', { name: /New profile/u }))
    await user.click(await screen.findByRole('option', { name: /Shift lead/u }))
    await within(dialog).findByText(/^25 activities that were answered .* nothing is deleted\.$/)
    within(dialog).getByText('Work style (2 people)')
    within(dialog).getByText('and 23 more')
    expect(asked).toContainEqual({ from_job_id: 341, to_job_id: 342, user_job_ids: [5101] })
    await user.type(within(dialog).getByLabelText('First day in the new profile'), '2027-03-01')
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    const alert = await within(dialog).findByText(/^These people have left/)
    expect(alert.parentElement?.textContent).toContain(AMARA)
    await expectAccessible()
  })
})
