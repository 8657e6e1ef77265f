import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { participantExample, profileExample } from '#contract/examples/job-profiles.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getJobProfile } from '#contract/job-profiles/job-profiles.ts'
import { getParticipant, saveParticipant } from '#contract/job-profiles/participants.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PEOPLE = '/jobdetails/participants?job=341'
const PAGE = '/jobdetails/job-detail-participant'
const UUID = participantExample.uuid
const WHOSE = `userId=71&userJobId=5101&uuid=${UUID}`
const AMARA = { level: 1, name: 'Amara Okafor' }
const PERSON = 'Open the person’s page'
const NOT_THERE = { name: 'This person does not hold the profile' }

describe('the page of a participant', () => {
  it('opens from the people of the profile, and leads back to where the user was', async () => {
    const { user, address, goBack } = await renderApp(PEOPLE, { as: recruiter })
    await user.click(await screen.findByRole('link', { name: 'Amara Okafor' }))
    await screen.findByRole('heading', AMARA)
    expect(address()).toBe(`${PAGE}?job=341&${WHOSE}`)
    const back = screen.getByRole('link', { name: 'Dock worker' })
    expect(back.getAttribute('href')).toBe(PEOPLE)
    await expectAccessible()
    goBack()
    await screen.findByRole('table', { name: 'Participants' })
  })

  it('sends what was changed and nothing else', async () => {
    const sent: unknown[] = []
    const replies = [
      reply(saveParticipant, ({ body, params }) => {
        sent.push([params, body])
        return { data: { ...participantExample, department: null, end_date: '2027-01-31' } }
      }),
    ]
    const { user } = await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter, replies })
    await user.clear(await screen.findByLabelText(/^Department/))
    await user.type(screen.getByLabelText(/^Last day/), '2027-01-31')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The details are saved.')
    const params = { job_id: 341, user_job_id: 5101 }
    expect(sent).toEqual([[params, { department: null, end_date: '2027-01-31' }]])
  })

  it('says at their fields what the server names as not valid', async () => {
    const replies = [refuseFields(saveParticipant, 'end_date', 'employee_number')]
    const { user } = await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter, replies })
    await user.type(await screen.findByLabelText(/^Last day/), '2024-01-31')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The last day cannot be before the first one.')
    expect(problemAt(/^Last day/)).toBe('true')
    expect(problemAt(/^Employee number/)).toBe('true')
    expect(problemAt(/^Department/)).not.toBe('true')
    screen.getByText('Another employee has this number.')
    await expectAccessible()
  })

  it('leads on to the profile that they moved to, whose first day fixes their last one', async () => {
    const moved_to = { job_id: 342, title: 'Shift lead' }
    const moved = {
      ...participantExample,
      state: 'moved',
      end_date: '2026-06-30',
      moved_to,
    } as const
    const replies = [reply(getParticipant, { data: moved })]
    await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter, replies })
    const next = await screen.findByRole('link', { name: 'Moved to Shift lead' })
    expect(next.getAttribute('href')).toBe('/jobdetails/participants?job=342')
    screen.getByText('Moved')
    expect(screen.getByLabelText<HTMLInputElement>(/^Last day/).disabled).toBe(true)
  })

  it('shows what is recorded to users who may not change it', async () => {
    const replies = [reply(getJobProfile, { data: { ...profileExample, can_manage: false } })]
    await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter, replies })
    await screen.findByText('HP-0107')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await expectAccessible()
  })

  it('leads to the person where the role opens the pages of employees', async () => {
    await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: settingsAdmin })
    const link = await screen.findByRole('link', { name: PERSON })
    expect(link.getAttribute('href')).toBe('/people/71')
  })

  it('does not lead there otherwise', async () => {
    await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter })
    await screen.findByRole('heading', AMARA)
    expect(screen.queryByRole('link', { name: PERSON })).toBeNull()
  })
})

describe('the address of a participant', () => {
  it('may leave out the profile, which is that of the job of the person', async () => {
    const asked: unknown[] = []
    const found = { ...participantExample, user_id: 701, user_job_id: 802 }
    const replies = [
      reply(getParticipant, ({ params }) => {
        asked.push(params)
        return { data: found }
      }),
    ]
    const address = `${PAGE}?userId=701&userJobId=802&uuid=${UUID}`
    await renderApp(address, { as: settingsAdmin, replies })
    await screen.findByRole('heading', AMARA)
    await waitFor(() => expect(asked).toEqual([{ job_id: 31, user_job_id: 802 }]))
  })

  it.each([
    ['of another person', `job=341&userId=72&userJobId=5101&uuid=${UUID}`],
    [
      'of another stretch',
      'job=341&userId=71&userJobId=5101&uuid=1e2f3a4b-5c6d-4e7f-8091-a2b3c4d5e6f7',
    ],
    ['of no stretch', 'job=341&userId=71'],
    ['of a job that the person does not have', `userId=701&userJobId=9&uuid=${UUID}`],
  ])('shows no one when it is %s', async (_case, whose) => {
    await renderApp(`${PAGE}?${whose}`, { as: settingsAdmin })
    await screen.findByRole('heading', NOT_THERE)
    await expectAccessible()
  })

  it('shows no one when the stretch is not there', async () => {
    const replies = [refuse(getParticipant, 'not_found')]
    await renderApp(`${PAGE}?job=341&${WHOSE}`, { as: recruiter, replies })
    await screen.findByRole('heading', NOT_THERE)
    const all = screen.getByRole('link', { name: 'Show the people of the profile' })
    expect(all.getAttribute('href')).toBe(PEOPLE)
  })
})

function problemAt(label: RegExp): string | null {
  return screen.getByLabelText(label).getAttribute('aria-invalid')
}
