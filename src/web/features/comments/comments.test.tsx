import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAssignees } from '#contract/applicants/applicant-changes.ts'
import { comment, storedComment } from '#contract/examples/comments.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  addComment,
  deleteComment,
  listComments,
  restoreComment,
  saveComment,
} from '#contract/scorecards/comments.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  refuseWith,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const CARD = '/smartreq-detail-applicant/901?job=301'
const none = { data: [], meta: { page: 1, page_size: 10, total: 0 } }

describe('the comments of a scorecard', () => {
  it('say who wrote what, with web addresses as links', async () => {
    const { entry } = await arrive()
    within(entry).getByText('Maya Torres')
    const link = within(entry).getByRole('link', { name: 'https://example.com/references' })
    expect(link.getAttribute('rel')).toContain('noopener')
    await expectAccessible()
  })

  it('take another one, for the team or for oneself, and ask for a text', async () => {
    const sent: unknown[] = []
    const adds = reply(addComment, ({ body }) => {
      sent.push(body)
      return { data: storedComment }
    })
    const { user } = await arrive(adds)
    await user.click(screen.getByRole('button', { name: 'Add the comment' }))
    await screen.findByText('Write something first.')
    await user.type(screen.getByLabelText('New comment'), ' Ask about the gap ')
    await user.selectOptions(screen.getByLabelText('Who reads it'), 'Only me')
    await user.click(screen.getByRole('button', { name: 'Add the comment' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { text: 'Ask about the gap', scope: 'private', mentioned_user_ids: [] },
      ]),
    )
    await waitFor(() => expect(screen.getByLabelText('New comment')).toHaveProperty('value', ''))
  })

  it('are not written over unseen where another window changed them: both texts are shown', async () => {
    const theirs = { text: 'Called her on Monday', scope: 'team' as const }
    const refuses = refuseWith(saveComment, { code: 'conflict', details: { stored: theirs } })
    const { user, entry, server } = await arrive(refuses)
    await user.click(within(entry).getByRole('button', { name: 'Edit' }))
    const field = within(entry).getByLabelText<HTMLTextAreaElement>('Comment')
    await user.clear(field)
    await user.type(field, 'Mine')
    await user.click(within(entry).getByRole('button', { name: 'Save' }))
    await within(entry).findByText('Called her on Monday')
    expect(field.value).toBe('Mine')
    await expectAccessible()
    const sent: unknown[] = []
    server.use(
      reply(saveComment, ({ body }) => {
        sent.push(body.text)
        return { data: storedComment }
      }),
    )
    await user.type(field, ', longer')
    await user.click(within(entry).getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(sent).toEqual(['Mine, longer']))
  })

  it('keep the next one, which is begun while the one before is stored', async () => {
    const answer = Promise.withResolvers<void>()
    const adds = reply(addComment, async () => {
      await answer.promise
      return { data: storedComment }
    })
    const { user } = await arrive(adds)
    const field = screen.getByLabelText('New comment')
    await user.type(field, 'Ask about the gap')
    const button = screen.getByRole('button', { name: 'Add the comment' })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await user.clear(field)
    await user.type(field, 'Call on Monday')
    answer.resolve()
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    expect(screen.getByLabelText('New comment')).toHaveProperty('value', 'Call on Monday')
  })

  it('offer colleagues after an @, by arrow keys and Enter, and tell whom they mention', async () => {
    const sent: unknown[] = []
    const adds = reply(addComment, ({ body }) => {
      sent.push(body)
      return { data: storedComment }
    })
    const asked: string[] = []
    const { user } = await arrive(adds, offers(asked))
    const field = screen.getByLabelText('New comment')
    await user.type(field, 'Ask @ma')
    const list = await screen.findByRole('listbox', { name: 'Colleagues' })
    expect(asked).toContain('ma')
    await expectAccessible()
    await user.keyboard('{ArrowDown}')
    const chosen = within(list).getByRole('option', { name: 'Mark Levy' })
    expect(chosen.getAttribute('aria-selected')).toBe('true')
    expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id)
    // Ends a word of an input method, and chooses no one.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(field).toHaveProperty('value', 'Ask @ma')
    await user.keyboard('{Enter}')
    expect(field).toHaveProperty('value', 'Ask @Mark Levy ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(field, 'about it')
    await user.click(screen.getByRole('button', { name: 'Add the comment' }))
    const text = 'Ask @Mark Levy about it'
    await waitFor(() => expect(sent).toEqual([{ text, scope: 'team', mentioned_user_ids: [32] }]))
  })

  it('offer no one after Escape, in an email address, and in what only the author reads', async () => {
    const { user } = await arrive(offers([]))
    const field = screen.getByLabelText('New comment')
    await user.type(field, '@ma')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(field)
    await user.type(field, 'maya@ma')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Who reads it'), 'Only me')
    await user.clear(field)
    await user.type(field, '@ma')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('are changed in place by their author', async () => {
    const sent: unknown[] = []
    const saves = reply(saveComment, ({ body }) => {
      sent.push(body)
      return { data: storedComment }
    })
    const { user, entry } = await arrive(saves)
    await user.click(within(entry).getByRole('button', { name: 'Edit' }))
    const field = within(entry).getByLabelText('Comment')
    expect(field).toBe(document.activeElement)
    await user.clear(field)
    await user.type(field, 'Knew our site')
    await user.click(within(entry).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent).toEqual([{ text: 'Knew our site', scope: 'team', mentioned_user_ids: [] }]),
    )
    await within(entry).findByRole('button', { name: 'Edit' })
  })

  it('are deleted, and put back from the notice', async () => {
    const done: string[] = []
    const deletes = reply(deleteComment, ({ params }) => {
      done.push('delete')
      return { data: { comment_uuid: params.comment_uuid } }
    })
    const restores = reply(restoreComment, () => {
      done.push('restore')
      return { data: storedComment }
    })
    const { user, entry } = await arrive(deletes, restores)
    await user.click(within(entry).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Comment deleted.')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(done).toEqual(['delete', 'restore']))
  })

  it('of others cannot be changed', async () => {
    const others = { ...comment, is_own: false, author: { user_id: 13, full_name: null } }
    const list = reply(listComments, { data: [others], meta: { ...none.meta, total: 1 } })
    const { entry } = await arrive(list)
    within(entry).getByText('A former user')
    expect(within(entry).queryByRole('button')).toBeNull()
  })

  it('keep what was typed when it is refused', async () => {
    const { user } = await arrive(refuse(addComment, 'internal'))
    await user.type(screen.getByLabelText('New comment'), 'Ask about the gap')
    await user.click(screen.getByRole('button', { name: 'Add the comment' }))
    await screen.findByRole('alert')
    expect(screen.getByLabelText('New comment')).toHaveProperty('value', 'Ask about the gap')
  })

  it('say at the text what the server refuses of it', async () => {
    const { user } = await arrive(refuseFields(addComment, 'text'))
    const text = screen.getByLabelText('New comment')
    await user.type(text, 'Ask')
    await user.click(screen.getByRole('button', { name: 'Add the comment' }))
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(text)
    await user.type(text, ' more')
    expect(text.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('the states of the comments', () => {
  it('say that there are none', async () => {
    await renderApp(CARD, { as: recruiter, replies: [reply(listComments, none)] })
    await screen.findByText('No comments yet. Candidates do not see comments in the app.')
  })

  it('say why they could not be loaded, and load again', async () => {
    const replies = [refuse(listComments, 'internal')]
    const { user, server } = await renderApp(CARD, { as: recruiter, replies })
    const card = await cardOf()
    await within(card).findByRole('alert')
    server.use(reply(listComments, { data: [comment], meta: { ...none.meta, total: 1 } }))
    await user.click(await within(card).findByRole('button', { name: 'Try again' }))
    await within(card).findByText(/Knows our site/)
  })

  it('lead back to the first page when the last one is empty meanwhile', async () => {
    const pages = reply(listComments, ({ query }) => ({
      data: query.page === 1 ? [comment] : [],
      meta: { page: query.page, page_size: 10, total: query.page === 1 ? 11 : 10 },
    }))
    const { user } = await renderApp(CARD, { as: recruiter, replies: [pages] })
    const card = await cardOf()
    await user.click(await within(card).findByRole('button', { name: 'Next page' }))
    await user.click(await within(card).findByRole('button', { name: 'Go to the first page' }))
    await within(card).findByText(/Knows our site/)
  })

  it('are a skeleton while they load', async () => {
    await renderApp(CARD, { as: recruiter, replies: [leaveUnanswered(listComments)] })
    const card = await cardOf()
    expect(card.querySelector('[aria-busy="true"]')).not.toBeNull()
  })
})

/** The colleagues who can be mentioned; notes what was searched for. */
function offers(asked: string[]): Reply {
  return reply(listAssignees, ({ query }) => {
    asked.push(query.search)
    const named = (user_id: number, full_name: string) => ({
      user_id,
      full_name,
      email: `${user_id}@example.com`,
    })
    const data = [named(31, 'Maya Torres'), named(32, 'Mark Levy')]
    return { data, meta: { page: 1, page_size: 6, total: 2 } }
  })
}

async function cardOf(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'Comments' })
  const card = heading.closest('section')
  if (card === null) throw new Error('The heading is in no section.')
  return card
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(CARD, { as: recruiter, replies })
  const card = await cardOf()
  return { ...app, entry: await within(card).findByRole('listitem') }
}
