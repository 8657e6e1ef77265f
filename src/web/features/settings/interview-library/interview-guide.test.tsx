import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  conflictQuestion,
  interviewGuide,
  planQuestion,
} from '#contract/examples/interview-library.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import {
  archiveInterviewGuide,
  createInterviewGuide,
  getInterviewGuide,
  listInterviewGuides,
  saveInterviewGuide,
} from '#contract/settings/interview-library.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const GUIDES = '/settings/templates/interview-question/guides'
const GUIDE = `${GUIDES}/7`
const NO_PAGE = { data: [], meta: { page: 1, page_size: 25, total: 0 } }

describe('an interview guide of the library', () => {
  it('is put in another order by keyboard and by dragging, and saved', async () => {
    const saved: { interview_question_ids: number[] }[] = []
    const replies = [
      reply(saveInterviewGuide, ({ body }) => {
        saved.push(body)
        return { data: { ...interviewGuide, questions: interviewGuide.questions.toReversed() } }
      }),
    ]
    const { user } = await renderApp(GUIDE, { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: menuOf(conflictQuestion) }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    expect(questionsShown()).toEqual([planQuestion.text, conflictQuestion.text])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The guide is saved.')
    expect(saved[0]?.interview_question_ids).toEqual([32, 31])
    dragFirstBelowSecond()
    expect(questionsShown()).toEqual([conflictQuestion.text, planQuestion.text])
  })

  it('that another user changed meanwhile is not overwritten, and can be loaded', async () => {
    const replies = [refuse(saveInterviewGuide, 'library_changed')]
    const { user, server } = await renderApp(GUIDE, { as: admin, replies })
    const name = await screen.findByLabelText('Name of the guide')
    await user.type(name, ' B')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^Another user has saved a change/)
    expect(name).toHaveProperty('value', `${interviewGuide.name} B`)
    const theirs = { ...interviewGuide, name: 'Theirs', revision: 4 }
    server.use(reply(getInterviewGuide, { data: theirs }))
    await user.click(
      screen.getByRole('button', { name: 'Discard mine and load the saved version' }),
    )
    await screen.findByDisplayValue('Theirs')
  })

  it('is made of questions of the library', async () => {
    const written: unknown[] = []
    const replies = [
      reply(createInterviewGuide, ({ body }) => {
        written.push(body)
        return { data: interviewGuide }
      }),
    ]
    const { user, address } = await renderApp(`${GUIDES}/new`, { as: admin, replies })
    await user.type(await screen.findByLabelText('Name of the guide'), 'Lead')
    await user.click(screen.getByRole('button', { name: 'Add questions' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: `Add “${planQuestion.text}”` }))
    await dialog.findByText('Added')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(GUIDE))
    expect(written).toEqual([{ name: 'Lead', intro: '', interview_question_ids: [32] }])
  })

  it('begins as a copy of another one, without questions that are archived', async () => {
    const [first, second] = interviewGuide.questions
    if (first === undefined || second === undefined) throw new Error('The guide has two.')
    const questions = [{ ...first, is_archived: true }, second]
    const replies = [reply(getInterviewGuide, { data: { ...interviewGuide, questions } })]
    await renderApp(`${GUIDES}/new?from=7`, { as: admin, replies })
    await screen.findByDisplayValue(`Copy of ${interviewGuide.name}`)
    expect(questionsShown()).toEqual([planQuestion.text])
  })

  it('is archived, and that is taken back', async () => {
    const asked: boolean[] = []
    const replies = [
      reply(archiveInterviewGuide, ({ body }) => {
        asked.push(body.is_archived)
        return { data: { ...interviewGuide, is_archived: body.is_archived } }
      }),
    ]
    const { user } = await renderApp(GUIDES, { as: admin, replies })
    const name = `Actions for “${interviewGuide.name}”`
    await user.click(await screen.findByRole('button', { name }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await screen.findByText(`“${interviewGuide.name}” is archived.`)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(asked).toEqual([true, false]))
    await expectAccessible()
  })

  it('teaches the first step while there is none', async () => {
    const replies = [reply(listInterviewGuides, NO_PAGE)]
    await renderApp(GUIDES, { as: admin, replies })
    await screen.findByRole('heading', { name: 'No guides yet' })
    await expectAccessible()
  })
})

function menuOf({ text }: { text: string }): string {
  return `Actions for “${text}”`
}

function questionsShown(): (string | undefined)[] {
  const list = screen.getByRole('list', { name: 'Questions of the guide' })
  const texts = interviewGuide.questions.map(({ text }) => text)
  return within(list)
    .getAllByRole('listitem')
    .map((item) => texts.find((text) => item.textContent.includes(text)))
}

// jsdom lays nothing out: each row is given a place.
function dragFirstBelowSecond(): void {
  const list = screen.getByRole('list', { name: 'Questions of the guide' })
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')]
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * 100, 300, 100)
  const handle = rows[0]?.querySelector<HTMLElement>('[data-drag-handle]')
  if (!(handle instanceof HTMLElement)) throw new Error('There is no handle.')
  handle.setPointerCapture = () => {}
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 50 })
  fireEvent.pointerMove(handle, { pointerId: 1, clientY: 190 })
  fireEvent.pointerUp(handle, { pointerId: 1, clientY: 190 })
}
