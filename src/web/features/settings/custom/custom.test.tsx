import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { usedTags } from '#contract/examples/applicant-changes.ts'
import { usedReasons } from '#contract/examples/decisions.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import {
  createRejectionReason,
  deleteRejectionReason,
  listUsedReasons,
  updateRejectionReason,
} from '#contract/settings/rejection-reasons.ts'
import { deleteTag, listUsedTags, renameTag } from '#contract/settings/tags.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const REASONS = '/settings/custom/rejection-reason'
const TAGS = '/settings/custom/tags'
const SCREENS = [
  { path: REASONS, endpoint: listUsedReasons, failed: 'The reasons could not be loaded' },
  { path: TAGS, endpoint: listUsedTags, failed: 'The tags could not be loaded' },
]
const meta = { page: 1, page_size: 25, total: 0 }

describe('the settings of rejection reasons and tags', () => {
  it.each(SCREENS)('say at $path when it could not be loaded', async ({ path, ...one }) => {
    await renderApp(path, { as: admin, replies: [refuse(one.endpoint, 'internal')] })
    await screen.findByRole('heading', { name: one.failed })
    await expectAccessible()
  })

  it.each(SCREENS)('show at $path that it is loading', async ({ path, endpoint }) => {
    await renderApp(path, { as: admin, replies: [leaveUnanswered(endpoint)] })
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull())
  })

  it.each(SCREENS)('say at $path that there is no network', async ({ path }) => {
    await renderApp(path, { as: admin, isOffline: true })
    await screen.findByRole('heading', { name: /offline/i })
    await expectAccessible()
  })

  it.each(SCREENS)('are at $path not for users without access to them', async ({ path }) => {
    await renderApp(path, { as: recruiter })
    await screen.findByRole('heading', { name: 'You do not have permission to see this page' })
    await expectAccessible()
  })

  it.each([
    {
      locale: 'es',
      path: REASONS,
      heading: 'Motivos de rechazo',
      text: 'No cumple los requisitos',
    },
    { locale: 'fr', path: TAGS, heading: 'Étiquettes', text: 'Forklift licence' },
  ] as const)('speak the language $locale', async ({ locale, path, heading, text }) => {
    await renderApp(path, { as: admin, locale })
    await screen.findByRole('heading', { level: 1, name: heading })
    await screen.findByText(text)
    await expectAccessible()
  })

  it('begin with the reasons', async () => {
    const { address } = await renderApp('/settings/custom', { as: admin })
    await screen.findByRole('heading', { level: 1, name: 'Rejection reasons' })
    expect(address()).toBe(REASONS)
  })
})

describe('the list of rejection reasons', () => {
  it('names each with its type and how often it was used', async () => {
    await renderApp(REASONS, { as: admin })
    expect(await linesOf('Rejection reasons')).toEqual([
      expect.stringContaining('Requirements not metDecided by usUsed in 12 decisions'),
      expect.stringContaining('Pay expectationsDecided by the candidateUsed in 1 decision'),
      expect.stringContaining('No licenceOtherNot used in any decision'),
    ])
    await expectAccessible()
  })

  it('gets a new one, or says at the text that there is one already', async () => {
    const { user } = await renderApp(REASONS, {
      as: admin,
      replies: [refuse(createRejectionReason, 'reason_label_taken')],
    })
    const text = await screen.findByLabelText('Reason')
    await user.type(text, 'No licence')
    await user.selectOptions(screen.getByLabelText('Type'), 'Decided by us')
    await user.click(screen.getByRole('button', { name: 'Add the reason' }))
    await screen.findByText('There is a reason with that text already.')
    expect(text).toHaveProperty('value', 'No licence')
  })

  it('leaves a reason of the product translated when only its type is changed', async () => {
    const asked: unknown[] = []
    const saves = reply(updateRejectionReason, ({ body }) => {
      asked.push(body)
      return { data: first(usedReasons) }
    })
    const { user } = await renderApp(REASONS, { as: admin, replies: [saves] })
    await user.click(await screen.findByRole('button', { name: 'Edit Requirements not met' }))
    const form = document.querySelector('li form')
    if (!(form instanceof HTMLElement)) throw new Error('There is no form.')
    await user.selectOptions(within(form).getByLabelText('Type'), 'Other')
    await user.click(within(form).getByRole('button', { name: 'Save' }))
    await screen.findByText('The reason is saved.')
    expect(asked).toEqual([{ reason_type: 'other' }])
  })

  it('moves what a reason was used for to another one, said in numbers before', async () => {
    const asked: unknown[] = []
    const deletes = reply(deleteRejectionReason, ({ query }) => {
      asked.push(query.replace_to)
      return { data: { rejection_reason_id: 61, moved: 12 } }
    })
    const { user } = await renderApp(REASONS, { as: admin, replies: [deletes] })
    await user.click(await screen.findByRole('button', { name: 'Delete Requirements not met' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^12 decisions name this reason/)
    await user.click(dialog.getByRole('button', { name: 'Delete the reason' }))
    dialog.getByText('The They get instead field is required')
    await user.selectOptions(dialog.getByLabelText('They get instead'), 'No licence')
    await user.click(dialog.getByRole('button', { name: 'Delete the reason' }))
    await screen.findByText('“Requirements not met” is deleted.')
    expect(asked).toEqual([63])
  })

  it('asks for another one as well when it was used since the list was read', async () => {
    const { user } = await renderApp(REASONS, {
      as: admin,
      replies: [refuse(deleteRejectionReason, 'reason_in_use')],
    })
    await user.click(await screen.findByRole('button', { name: 'Delete No licence' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^No decision names this reason/)
    await user.click(dialog.getByRole('button', { name: 'Delete the reason' }))
    await dialog.findByText('Decisions name this reason. Choose which one they get instead.')
    dialog.getByLabelText('They get instead')
    await expectAccessible()
  })

  it('names the rules that use a reason, and says that they get the other one', async () => {
    const named = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({
      automation_rule_id: index,
      name,
      job_title: 'Pilot',
    }))
    const data = usedReasons.map((one) => ({ ...one, used_count: 0, rules: { count: 7, named } }))
    const { user } = await renderApp(REASONS, {
      as: admin,
      replies: [reply(listUsedReasons, { data, meta })],
    })
    await user.click(await screen.findByRole('button', { name: 'Delete No licence' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('7 automation rules use it, and get the other one instead:')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['A', 'B', 'C', 'D', 'E'].map((name) => `${name}, in Pilot`),
      'and 2 more',
    ])
    dialog.getByLabelText('They get instead')
    await expectAccessible()
  })

  it('keeps the last one', async () => {
    const data = usedReasons.slice(0, 1)
    await renderApp(REASONS, { as: admin, replies: [reply(listUsedReasons, { data, meta })] })
    await screen.findByRole('button', { name: 'Edit Requirements not met' })
    expect(screen.queryByRole('button', { name: 'Delete Requirements not met' })).toBeNull()
  })
})

describe('the list of tags', () => {
  it('names each with its applicants', async () => {
    await renderApp(TAGS, { as: admin })
    expect(await linesOf('Tags')).toEqual([
      expect.stringContaining('Forklift licence12 applicants'),
      expect.stringContaining('Night shift1 applicant'),
      expect.stringContaining('Nights0 applicants'),
    ])
    await expectAccessible()
  })

  it('says where the first one is made', async () => {
    await renderApp(TAGS, { as: admin, replies: [reply(listUsedTags, { data: [], meta })] })
    await screen.findByRole('heading', { name: 'No tags yet' })
    await expectAccessible()
  })

  it('says that no tag matches a search, which the address holds', async () => {
    const replies = [
      reply(listUsedTags, ({ query }) => {
        const data = query.search === '' ? usedTags : []
        return { data, meta: { ...meta, total: data.length } }
      }),
    ]
    const { user, address } = await renderApp(TAGS, { as: admin, replies })
    await user.type(await screen.findByLabelText('Find a tag'), 'x{Enter}')
    await screen.findByRole('heading', { name: 'No tag matches “x”' })
    expect(address()).toBe(`${TAGS}?search=x`)
  })

  it('renames a tag, or says at the name that there is one already', async () => {
    const { user } = await renderApp(TAGS, {
      as: admin,
      replies: [refuse(renameTag, 'tag_name_taken')],
    })
    await user.click(await screen.findByRole('button', { name: 'Rename Nights' }))
    const name = screen.getByLabelText('New name of Nights')
    await user.clear(name)
    await user.keyboard('{Enter}')
    await screen.findByText('The New name of Nights field is required')
    await user.type(name, 'Night shift{Enter}')
    await screen.findByText('There is a tag of that name already.')
    expect(name).toHaveProperty('value', 'Night shift')
  })

  it('merges a tag with another one', async () => {
    const asked: unknown[] = []
    const deletes = reply(deleteTag, ({ query }) => {
      asked.push(query.replace_to)
      return { data: { tag_id: 32, applicants: 1 } }
    })
    const { user } = await renderApp(TAGS, { as: admin, replies: [deletes] })
    await user.click(await screen.findByRole('button', { name: 'Merge Night shift' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^1 applicant gets another tag/)
    await dialog.findByRole('option', { name: 'Nights' })
    await user.selectOptions(dialog.getByLabelText('They get instead'), 'Nights')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Merge the tags' }))
    await screen.findByText('“Night shift” is merged.')
    expect(asked).toEqual([33])
  })

  it.each([
    ['en', 'Delete Forklift licence', '1 automation rule uses it, and is switched off'],
    ['es', 'Eliminar Forklift licence', '1 regla de automatización lo usa y se desactivará'],
    ['fr', 'Supprimer Forklift licence', '1 règle d’automatisation l’utilise et sera désactivée'],
  ] as const)('says in %s which rules a deleted tag stops', async (locale, button, text) => {
    const rules = {
      count: 1,
      named: [{ automation_rule_id: 1, name: 'Night', job_title: 'Pilot' }],
    }
    const data = usedTags.map((one) => ({ ...one, rules }))
    const { user } = await renderApp(TAGS, {
      as: admin,
      locale,
      replies: [reply(listUsedTags, { data, meta })],
    })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText((content) => content.startsWith(text))
  })

  it.each([
    ['en', 'Delete Forklift licence', '2 saved views list by it, and list by no tag then:'],
    [
      'es',
      'Eliminar Forklift licence',
      '2 vistas guardadas filtran por ella y dejarán de hacerlo:',
    ],
    [
      'fr',
      'Supprimer Forklift licence',
      '2 vues enregistrées filtrent par elle et ne le feront plus :',
    ],
  ] as const)(
    'says in %s which saved views list by a deleted tag',
    async (locale, button, text) => {
      const views = { count: 2, named: [{ view_id: 7, name: 'Night crew' }] }
      const data = usedTags.map((one) => ({ ...one, views }))
      const { user } = await renderApp(TAGS, {
        as: admin,
        locale,
        replies: [reply(listUsedTags, { data, meta })],
      })
      await user.click(await screen.findByRole('button', { name: button }))
      const dialog = within(await screen.findByRole('dialog'))
      dialog.getByText(text)
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Night crew',
        expect.stringMatching(/^1 /),
      ])
      await expectAccessible()
    },
  )

  it('deletes a tag after saying how many applicants lose it', async () => {
    const { user } = await renderApp(TAGS, { as: admin })
    await user.click(await screen.findByRole('button', { name: 'Delete Forklift licence' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^It is taken off 12 applicants/)
    await user.click(dialog.getByRole('button', { name: 'Delete the tag' }))
    await screen.findByText('“Forklift licence” is deleted.')
  })
})

async function linesOf(name: string): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('The list is empty.')
  return one
}
