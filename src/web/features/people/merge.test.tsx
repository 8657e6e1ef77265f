import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personExample } from '#contract/examples/people.ts'
import { mergePreviewExample } from '#contract/examples/person-merges.ts'
import { getPerson } from '#contract/people/people.ts'
import {
  dismissDuplicatePerson,
  mergePeople,
  previewPersonMerge,
  previewPersonMergeUndo,
  restoreDuplicatePerson,
  undoPersonMerge,
} from '#contract/people/person-merges.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const as = settingsAdmin
const link = {
  user_id: 709,
  name: 'Adaeze Okafor',
  merged_at: '2026-05-01T10:00:00.000Z',
  merged_by: 'Mina Park',
  undo_until: '2026-05-31T10:00:00.000Z',
}

describe('the list of possible duplicates', () => {
  it('is offered by the list of people, and gives the reasons of each pair', async () => {
    const { user } = await renderApp('/people', { as })
    await user.click(await screen.findByRole('link', { name: '1 possible duplicate' }))
    await screen.findByText('Same name and start date · Same phone number')
    const compare = screen.getByRole('link', { name: 'Compare and merge: Ada Okafor' })
    expect(compare.getAttribute('href')).toBe('/people/701/merge/709')
    await expectAccessible()
  })

  it('marks two as different people, which can be undone', async () => {
    const pair = { data: { user_id: 701, other_user_id: 709 } }
    const replies = [reply(dismissDuplicatePerson, pair), reply(restoreDuplicatePerson, pair)]
    const { user } = await renderApp('/people/duplicates', { as, replies })
    await user.click(await screen.findByRole('button', { name: /^Not the same person/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
  })
})

describe('the comparison of two records', () => {
  it('merges after each conflict is decided', async () => {
    const { user } = await renderApp('/people/701/merge/709', { as })
    const merge = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Merge the records',
    })
    expect(merge.disabled).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'First name: Adaeze' }))
    await user.selectOptions(
      screen.getByLabelText(/share days\. What happens\?$/),
      screen.getByRole('option', { name: /^End Shift lead, nights/ }),
    )
    await user.selectOptions(screen.getByLabelText('Which employee number stays?'), 'HP-2207')
    await expectAccessible()
    await user.click(merge)
    await screen.findByText('The records are merged. You can undo this for 30 days.')
    await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' })
  })

  it('says why the server refuses', async () => {
    const replies = [refuse(mergePeople, 'person_merged')]
    const { user } = await renderApp('/people/701/merge/709', { as, replies })
    await user.selectOptions(
      await screen.findByLabelText(/share days/),
      screen.getByRole('option', { name: /^Remove Shift lead, nights/ }),
    )
    await user.selectOptions(screen.getByLabelText(/^Which employee number/), 'HP-1042')
    await user.click(screen.getByRole('button', { name: 'Merge the records' }))
    await screen.findByText('This record was merged into another one. Undo the merge first.')
  })

  it('reads the comparison again after a conflict, and sends what is still to be decided', async () => {
    const sent: unknown[] = []
    const replies = [refuse(mergePeople, 'conflict')]
    const { user, server } = await renderApp('/people/701/merge/709', { as, replies })
    await user.selectOptions(
      await screen.findByLabelText(/share days/),
      screen.getByRole('option', { name: /^Remove Shift lead, nights/ }),
    )
    await user.selectOptions(screen.getByLabelText(/^Which employee number/), 'HP-1042')
    const fresh = { ...mergePreviewExample, overlaps: [], employee_numbers: [] }
    server.use(reply(previewPersonMerge, { data: fresh }))
    await user.click(screen.getByRole('button', { name: 'Merge the records' }))
    await waitFor(() => expect(screen.queryByLabelText(/share days/)).toBeNull())
    server.use(
      reply(mergePeople, ({ body }) => {
        sent.push(body)
        return {
          data: {
            user_id: 701,
            merged_user_id: 709,
            moved_user_job_ids: [],
            undo_until: link.undo_until,
          },
        }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Merge the records' }))
    await screen.findByRole('heading', { level: 1, name: 'Ada Okafor' })
    expect(sent).toEqual([{ from_duplicate: expect.any(Array), jobs: [] }])
  })

  it('leads to the same comparison with the other record kept', async () => {
    await renderApp('/people/701/merge/709', { as })
    const swap = await screen.findByRole('link', { name: 'Keep the other record' })
    expect(swap.getAttribute('href')).toBe('/people/709/merge/701')
  })
})

describe('the screen of a merged person', () => {
  it('says where the record went, and takes no changes', async () => {
    const merged = { ...personExample, jobs: [], merge: { ...link, user_id: 702 } }
    await renderApp('/people/701', { as, replies: [reply(getPerson, { data: merged })] })
    const continued = await screen.findByRole('link', { name: 'Adaeze Okafor' })
    expect(continued.getAttribute('href')).toBe('/people/702')
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull()
    await expectAccessible()
  })

  it('says why an undo is refused, and does not offer it then', async () => {
    const data = { ...personExample, merged: [link] }
    const replies = [reply(getPerson, { data }), refuse(previewPersonMergeUndo, 'later_merge')]
    const { user } = await renderApp('/people/701', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Undo the merge: Adaeze Okafor' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Another merge came after this one. Undo that merge first.')
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Undo the merge' })
    expect(confirm.disabled).toBe(true)
  })

  it('lists the later work before an undo', async () => {
    const data = { ...personExample, merged: [link] }
    const undone = {
      user_id: 709,
      primary_user_id: 701,
      returned_user_job_ids: [],
      kept_fields: [],
      cleared_fields: [],
      kept_jobs: [],
    }
    const replies = [reply(getPerson, { data }), reply(undoPersonMerge, { data: undone })]
    const { user } = await renderApp('/people/701', { as, replies })
    await user.click(await screen.findByRole('button', { name: 'Undo the merge: Adaeze Okafor' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Shift manager: added after the merge')
    await user.click(dialog.getByRole('button', { name: 'Undo the merge' }))
    await screen.findByText('The merge is undone.')
  })
})
