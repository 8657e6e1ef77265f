import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { updateLibraryQuestion } from '#contract/settings/question-library.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const BUILDER = '/hire/smartreq-builder/questions?job=301'

describe('a question of the library', () => {
  it('is edited, and the change can be taken back', async () => {
    const texts: string[] = []
    const stores = reply(updateLibraryQuestion, ({ body: { question } }) => {
      texts.push(question.text)
      return { data: { account_question_id: 75, question } }
    })
    const { user, text, dialog } = await openEditor([stores])
    await user.clear(text)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    dialog.getByText('Question should not be empty')
    await expectAccessible()
    await user.type(text, 'Why with us?')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const news = await screen.findByText(/The question is saved\./)
    await screen.findByRole('dialog', { name: 'Question library' })
    await user.click(within(news).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(texts).toEqual(['Why with us?', 'Why this job?']))
  })

  it('gets formatting, and goes back to plain text', async () => {
    const saved: unknown[] = []
    const stores = reply(updateLibraryQuestion, ({ body: { question } }) => {
      saved.push(question.formatted)
      return { data: { account_question_id: 75, question } }
    })
    const { user, dialog } = await openEditor([stores])
    await user.click(dialog.getByRole('button', { name: 'Add formatting' }))
    await dialog.findByRole('textbox', { name: 'Question' })
    await dialog.findByText('Why this job?')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual(['<p>Why this job?</p>']))
    await user.click(await screen.findByRole('button', { name: 'Edit “Why this job?”' }))
    const again = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
    await user.click(again.getByRole('button', { name: 'Add formatting' }))
    await user.click(await again.findByRole('button', { name: 'Remove formatting' }))
    expect(again.getByLabelText('Question')).toHaveProperty('value', 'Why this job?')
  })

  it('that another user changed meanwhile is shown, and is overwritten only on request', async () => {
    const stored = { text: 'Why now?', help: '', is_required: true, type: 'long_text' as const }
    const refused = refuseWith(updateLibraryQuestion, { code: 'conflict', details: { stored } })
    const { user, text, dialog, server } = await openEditor([refused])
    await user.type(text, '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Someone saved a change while you were writing')
    dialog.getByText('Why now?')
    expect(text).toHaveProperty('value', 'Why this job?!')
    await expectAccessible()
    const bases: unknown[] = []
    const stores = reply(updateLibraryQuestion, ({ body: { question }, headers }) => {
      bases.push([question.text, headers.get('if-match')])
      return { data: { account_question_id: 75, question } }
    })
    server.use(stores)
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await waitFor(() => expect(bases).toEqual([['Why this job?!', stateTag(stored)]]))
  })
})

async function openEditor(replies: readonly Reply[]) {
  const [first, ...rest] = plan.steps
  if (first === undefined) throw new Error('The plan has no step.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('screening-questions')
  const settings = { kind: 'screening-questions' as const, questions: [] }
  const facts = { job_step_activity_id: 502, is_required: true, instruction: '' }
  const asking = {
    ...plan,
    steps: [{ ...first, activities: [{ ...content, ...facts, settings }] }, ...rest],
  }
  const all = [reply(getScreeningPlan, { data: asking }), ...replies]
  const { user, server } = await renderApp(BUILDER, { as: recruiter, replies: all })
  await user.click(await screen.findByRole('button', { name: 'Question library' }))
  await user.click(await screen.findByRole('button', { name: 'Edit “Why this job?”' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
  return { user, server, dialog, text: dialog.getByLabelText('Question') }
}
