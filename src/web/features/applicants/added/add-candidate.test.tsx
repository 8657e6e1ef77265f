import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { addDocument } from '#contract/applicant-documents/applicant-documents.ts'
import { addApplicant, readResume } from '#contract/applicants/added-applicants.ts'
import { deleteApplicants } from '#contract/applicants/applicant-changes.ts'
import { storedDocument } from '#contract/examples/applicant-documents.ts'
import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getRequisition } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = `/smartreq-detail/applicants?job=${requisitionDetail.job_id}`

it('adds a candidate without an email unless that is ticked, and opens the scorecard', async () => {
  const sent: unknown[] = []
  const noting = reply(addApplicant, ({ body }) => {
    sent.push(body)
    return { data: { user_smartreq_id: 9001, ref_id: 8001, full_name: 'Ana Ruiz' } }
  })
  const { user, address, dialog } = await openDialog([noting])
  await user.type(dialog.getByLabelText('First name'), 'Ana')
  await user.type(dialog.getByLabelText('Last name'), 'Ruiz')
  await user.type(dialog.getByLabelText('Email'), 'ana@example.com')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Add the candidate' }))
  await waitFor(() => expect(address()).toContain('/smartreq-detail-applicant/9001'))
  await screen.findByText('Ana Ruiz is added.')
  expect(sent).toEqual([
    { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com', is_invited: false },
  ])
})

it('begins with what a resume says, stores it, and can be taken back', async () => {
  const sent: { what: string; body: unknown }[] = []
  const nothing = { batch_id: null, undo_until: null, done: [8001], skipped: [] }
  const replies = [
    reply(addApplicant, ({ body }) => {
      sent.push({ what: 'added', body })
      return { data: { user_smartreq_id: 9001, ref_id: 8001, full_name: 'Ana Ruiz' } }
    }),
    reply(addDocument, () => {
      sent.push({ what: 'stored', body: null })
      return { data: storedDocument }
    }),
    reply(deleteApplicants, ({ body }) => {
      sent.push({ what: 'taken back', body })
      return { data: nothing }
    }),
  ]
  const { user, address, dialog } = await openDialog(replies)
  await user.type(dialog.getByLabelText('First name'), 'Anabel')
  const resume = new File(['Ana Ruiz'], 'ana.txt', { type: 'text/plain' })
  await user.upload(dialog.getByLabelText('Resume', { exact: false }), resume)
  await dialog.findByText('Filled in from the resume. Check that it is right.')
  expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Anabel')
  expect(dialog.getByLabelText('Email')).toHaveProperty('value', 'ana@ruiz.example')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Add the candidate' }))
  await waitFor(() => expect(address()).toContain('/smartreq-detail-applicant/9001'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(address()).toContain('/smartreq-detail/applicants'))
  expect(sent.map(({ what }) => what)).toEqual(['added', 'stored', 'taken back'])
  expect(sent[0]?.body).toMatchObject({ first_name: 'Anabel', phone_number: '+14015550134' })
  expect(sent[2]?.body).toEqual({ ref_ids: [8001] })
})

it('says that a resume could not be read in time, not that nothing was in it', async () => {
  const nothing = { first_name: '', last_name: '', email: '', phone_number: '', is_late: true }
  const { user, dialog } = await openDialog([reply(readResume, { data: nothing })])
  const resume = new File(['Ana Ruiz'], 'ana.txt', { type: 'text/plain' })
  await user.upload(dialog.getByLabelText('Resume', { exact: false }), resume)
  await dialog.findByText('The resume could not be read in time. Fill in the fields yourself.')
})

it('leads to the application of a person who has one', async () => {
  const details = { user_smartreq_id: 9002 }
  const { user, dialog } = await openDialog([
    refuseWith(addApplicant, { code: 'applied_there', details }),
  ])
  await user.type(dialog.getByLabelText('First name'), 'Ana')
  await user.type(dialog.getByLabelText('Last name'), 'Ruiz')
  await user.type(dialog.getByLabelText('Email'), 'ana@example.com')
  await user.click(dialog.getByRole('button', { name: 'Add the candidate' }))
  const link = await dialog.findByRole('link', { name: 'Open the application' })
  expect(link.getAttribute('href')).toContain('/smartreq-detail-applicant/9002')
})

it('offers no actions to a member of the team who does not manage the requisition', async () => {
  const seen = { ...requisitionDetail, can_decide: false, actions: [] }
  await renderApp(PATH, { as: recruiter, replies: [reply(getRequisition, { data: seen })] })
  await screen.findByRole('heading', { level: 1, name: requisitionDetail.title })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Setup' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
})

async function openDialog(replies: Reply[]) {
  const app = await renderApp(PATH, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }))
  await app.user.click(screen.getByRole('menuitem', { name: 'Add a candidate' }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}
