import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  dismissDuplicate,
  type Duplicates,
  getDuplicates,
  mergeApplications,
  previewMerge,
  undoMerge,
} from '#contract/applicants/duplicates.ts'
import { duplicates, mergePreview, possibleDuplicate } from '#contract/examples/duplicates.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'
const none: Duplicates = { ...duplicates, possible: [] }
const { reasons: _, ...application } = possibleDuplicate
const mergedAt = '2026-11-15T09:00:00.000Z'
const merged: Duplicates['merged'][number] = {
  ...application,
  merged_into: 901,
  merged_at: mergedAt,
  merged_by: 'Maya Torres',
  undo_until: '2026-12-15T09:00:00.000Z',
}

const answers = (data: Duplicates) => reply(getDuplicates, { data })

async function open(data: Duplicates) {
  const app = await renderApp(PATH, { as: recruiter, replies: [answers(data)] })
  await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
  return app
}

describe('possible duplicates on a scorecard', () => {
  it.each([
    ['en', 'Possible duplicate of 1 other applicant', 'Same phone number · Same LinkedIn page'],
    [
      'es',
      'Posible duplicado de 1 persona más',
      'Mismo número de teléfono · Misma página de LinkedIn',
    ],
    ['fr', 'Doublon possible de 1 autre personne', 'Même numéro de téléphone · Même page LinkedIn'],
  ] as const)('say in %s of whom, and why', async (locale, heading, reasons) => {
    await renderApp(PATH, { as: recruiter, replies: [answers(duplicates)], locale })
    await screen.findByRole('heading', { name: heading })
    screen.getByText(reasons)
    await expectAccessible()
  })

  it('are not mentioned where there are none', async () => {
    await open(none)
    expect(screen.queryByText(/duplicate/i)).toBeNull()
  })

  it('offer nothing to users who do not decide', async () => {
    await open({ ...duplicates, can_merge: false })
    await screen.findByRole('heading', { name: /^Possible duplicate/ })
    expect(screen.queryByRole('button', { name: /^Compare and merge/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Not a duplicate/ })).toBeNull()
  })

  it('leave the scorecard as it is while they load', async () => {
    await renderApp(PATH, { as: recruiter, replies: [leaveUnanswered(getDuplicates)] })
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    expect(screen.queryByText(/duplicate/i)).toBeNull()
  })

  it('are asked for again where the server did not answer', async () => {
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [refuse(getDuplicates, 'internal')],
    })
    await screen.findByText('Possible duplicates could not be loaded')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Possible duplicates could not be loaded')
  })

  it('are dismissed, and shown closed below', async () => {
    let isDismissed = false
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(getDuplicates, () => ({
          data: isDismissed ? { ...none, dismissed: [possibleDuplicate] } : duplicates,
        })),
        reply(dismissDuplicate, () => {
          isDismissed = true
          return { data: { user_smartreq_id: 901, other_user_smartreq_id: 905 } }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Not a duplicate: Inês Duarte' }))
    await screen.findByText('1 application marked as not a duplicate')
    screen.getByRole('heading', { name: 'No possible duplicates' })
    await expectAccessible()
  })
})

describe('merging two applications', () => {
  it('shows both, what happens, and sends which one stays', async () => {
    const sent: unknown[] = []
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        answers(duplicates),
        reply(mergeApplications, ({ params, body }) => {
          sent.push([params, body])
          return { data: { user_smartreq_id: 901, merged_into: 905, undo_until: mergedAt } }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('table', { name: 'The two applications' })
    dialog.getByText(/The application of Inês Duarte \(ines.d@example.org\)/)
    await expectAccessible()
    await user.click(dialog.getByRole('radio', { name: 'Inês Duarte' }))
    dialog.getByText(/The application of Ines Duarte \(ines.duarte@example.com\)/)
    await user.click(dialog.getByRole('button', { name: 'Merge applications' }))
    await screen.findByText('Applications merged. You can undo this for 30 days.')
    expect(sent).toEqual([[{ user_smartreq_id: 905 }, { merged_user_smartreq_id: 901 }]])
  })

  it('lets the one stay that cannot go, and offers nothing where neither can', async () => {
    const [self, other] = mergePreview.sides
    if (self === undefined || other === undefined) throw new Error('The example has two.')
    let blocker: 'hired' | 'merged' = 'hired'
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        answers(duplicates),
        reply(previewMerge, () => ({
          data: {
            ...mergePreview,
            sides: [self, { ...other, blocker }].map((side) =>
              blocker === 'merged' ? { ...side, blocker } : side,
            ),
          },
        })),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    expect(await screen.findByRole('radio', { name: 'Inês Duarte' })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getByRole('radio', { name: 'Ines Duarte' })).toHaveProperty('disabled', true)
    screen.getByText(/Hired: this application has to stay/)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    blocker = 'merged'
    await user.click(screen.getByRole('button', { name: /^Compare and merge/ }))
    await screen.findByText('These two cannot be merged.')
    expect(screen.queryByRole('button', { name: 'Merge applications' })).toBeNull()
    await expectAccessible()
  })

  it('tells the second of two users that the first was quicker', async () => {
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [answers(duplicates), refuse(mergeApplications, 'application_merged')],
    })
    await user.click(await screen.findByRole('button', { name: /^Compare and merge/ }))
    await user.click(await screen.findByRole('button', { name: 'Merge applications' }))
    await screen.findByText(/^One of the two applications was merged meanwhile/)
  })
})

describe('merged applications', () => {
  it('are linked on the one that stays, and undone there', async () => {
    const undone: unknown[] = []
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [
        reply(getDuplicates, () => ({
          data: undone.length > 0 ? duplicates : { ...none, merged: [merged] },
        })),
        reply(undoMerge, ({ params }) => {
          undone.push(params)
          return { data: { user_smartreq_id: 905, merged_into: 901 } }
        }),
      ],
    })
    await screen.findByRole('heading', { name: 'Merged application' })
    expect(screen.getByRole('link', { name: 'Inês Duarte' }).getAttribute('href')).toBe(
      '/smartreq-detail-applicant/905',
    )
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Undo merge' }))
    await screen.findByText('Merge undone. The application is back in its list.')
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Merged application' })).toBeNull(),
    )
    expect(undone).toEqual([{ user_smartreq_id: 905 }])
  })

  it('say that the seat of the application is taken when they cannot be undone', async () => {
    const { user } = await renderApp(PATH, {
      as: recruiter,
      replies: [answers({ ...none, merged: [merged] }), refuse(undoMerge, 'seat_taken')],
    })
    await user.click(await screen.findByRole('button', { name: 'Undo merge' }))
    await screen.findByText('The seat in the hiring class is taken by now. Free one there first.')
  })

  it('cannot be undone after thirty days', async () => {
    await open({ ...none, merged: [{ ...merged, undo_until: null }] })
    await screen.findByRole('heading', { name: 'Merged application' })
    expect(screen.queryByRole('button', { name: 'Undo merge' })).toBeNull()
  })

  it('say where they went, and take no actions', async () => {
    const merge = { ...merged, into: application }
    await renderApp(PATH, {
      as: recruiter,
      replies: [
        answers({ ...none, merge, can_merge: false }),
        reply(getScorecard, { data: { ...scorecard, is_merged: true, can_decide: false } }),
      ],
    })
    await screen.findByText('Merged into another application')
    screen.getByRole('link', { name: 'Inês Duarte' })
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /comment/i })).toBeNull()
    await expectAccessible()
  })

  it('say nothing of a requisition that the reader does not see', async () => {
    await open({ ...none, merge: { ...merged, into: null } })
    await screen.findByText(/^You do not have access to the requisition/)
  })
})
