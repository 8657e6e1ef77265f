import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getWritingToken, writeText, type WritingBody } from '#contract/messages/writing-help.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const DETAILS = '/smartreq-detail/setup/details?job=301'
const HAS_MODEL = reply(getWritingToken, { data: { token: 't' } })

/** Streams each text in turn, and notes what was asked for. */
function writes(...texts: readonly string[]) {
  const asked: Pick<WritingBody, 'command' | 'prompt' | 'text'>[] = []
  const respond: Reply['respond'] = async ({ body }) => {
    const { command, prompt, text } = writeText.body.parse(body)
    asked.push({ command, prompt, text })
    const headers = { [REPLY_MARK]: String(Date.now()) }
    return new Response(texts[asked.length - 1] ?? '', { headers })
  }
  return { asked, replies: [HAS_MODEL, { endpoint: writeText, respond }] }
}

async function openEditor(replies: readonly Reply[], locale?: 'es' | 'fr') {
  const given = {
    as: recruiter,
    replies: [...replies],
    ...(locale === undefined ? {} : { locale }),
  }
  const { user } = await renderApp(DETAILS, given)
  const tools = await screen.findByRole('toolbar')
  const choose = async (name: string) => {
    await user.click(await within(tools).findByRole('button', { name: 'Write with AI' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  return { user, tools, choose, text: screen.getByRole('textbox', { name: 'Description' }) }
}

describe('the writing help of the editor', () => {
  it('is not there without a model, nor when no one could tell', async () => {
    const { tools } = await openEditor([refuse(getWritingToken, 'internal')])
    await within(tools).findByRole('button', { name: 'Undo' })
    expect(within(tools).queryByRole('button', { name: 'Write with AI' })).toBeNull()
  })

  it('writes from a prompt, and puts the text in place once it is accepted', async () => {
    const { asked, replies } = writes('<p>Drive our <strong>cranes</strong>.</p>')
    const { user, choose, text } = await openEditor(replies)
    const before = text.innerHTML
    await choose('Write from a prompt…')
    await user.type(screen.getByLabelText('What should the text say?'), 'A crane driver')
    await user.click(screen.getByRole('button', { name: 'Write' }))
    const suggestion = await screen.findByRole('region', { name: 'Suggestion' })
    within(suggestion).getByText('cranes')
    expect(text.innerHTML).toBe(before)
    await expectAccessible()
    await user.click(within(suggestion).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(text.textContent).toContain('Drive our cranes.'))
    expect(asked).toEqual([{ command: 'generate', prompt: 'A crane driver', text: '' }])
    expect(screen.queryByRole('region', { name: 'Suggestion' })).toBeNull()
  })

  it('writes again, and leaves the text as it was when the suggestion is rejected', async () => {
    const { asked, replies } = writes('<p>First.</p>', '<p>Second.</p>')
    const { user, choose, text } = await openEditor(replies)
    const before = text.innerHTML
    await choose('Shorten')
    await screen.findByText('First.')
    await user.click(screen.getByRole('button', { name: 'Regenerate' }))
    await screen.findByText('Second.')
    expect(asked[1]).toEqual(asked[0])
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(screen.queryByText('Second.')).toBeNull()
    expect(text.innerHTML).toBe(before)
    expect(text.getAttribute('contenteditable')).toBe('true')
  })

  it('takes nothing of a model’s text but text and its formatting', async () => {
    const foreign =
      '<p onclick="x()">Safe<img src="https://elsewhere.example/p.png"><script>x()</script></p><p><a href="javascript:x()">link</a></p>'
    const { user, choose, text } = await openEditor(writes(foreign).replies)
    await choose('Rephrase')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(text.textContent).toContain('Safe'))
    expect(text.innerHTML).not.toMatch(/img src="https|script|onclick|javascript/)
  })

  it('says in text that the model did not answer, and keeps the text', async () => {
    const { choose, text } = await openEditor([HAS_MODEL, refuse(writeText, 'ai_failed')])
    const before = text.innerHTML
    await choose('Fix spelling and grammar')
    const problem = await screen.findByText(/^The writing help did not answer/)
    expect(problem.getAttribute('role')).toBe('alert')
    expect(text.innerHTML).toBe(before)
    expect(text.getAttribute('contenteditable')).toBe('true')
    await expectAccessible()
  })

  it('says that it writes, and stops when it is told to', async () => {
    const respond = () => new Promise<Response>(() => undefined)
    const { user, choose } = await openEditor([HAS_MODEL, { endpoint: writeText, respond }])
    await choose('Lengthen')
    await screen.findByText('Ai is writing')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.queryByText('Ai is writing')).toBeNull()
  })
})
