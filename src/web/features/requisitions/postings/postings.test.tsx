import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  changePostingStatus,
  createJobPosting,
  getJobPosting,
  listJobPostings,
  saveJobPosting,
} from '#contract/careers/job-postings.ts'
import {
  createSourceLink,
  listLinkableSources,
  listSourceLinks,
  type Source,
} from '#contract/careers/sources.ts'
import { posting, sourceLink } from '#contract/examples/careers.ts'
import { recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/setup/job-postings?job=301'
const DETAIL = '/smartreq-detail/setup/job-posting-detail/71?job=301'
const SCREENS = [
  { path: LIST, endpoint: listJobPostings, failed: 'The postings could not be loaded' },
  { path: DETAIL, endpoint: getJobPosting, failed: 'The posting could not be loaded' },
]
const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }

describe('the screens of postings', () => {
  it.each(SCREENS)('say at $path what is missing to see it', async ({ path, endpoint }) => {
    await renderApp(path, { as: recruiter, replies: [refuse(endpoint, 'forbidden')] })
    await screen.findByRole('heading', { name: /do not have|not.*access|permission/i })
  })

  it.each([
    { locale: 'es', name: 'Publicada' },
    { locale: 'fr', name: 'Publiée' },
  ] as const)('speak the language $locale', async ({ locale, name }) => {
    await renderApp(LIST, { as: recruiter, locale })
    await screen.findByText(name)
    await expectAccessible()
  })
})

describe('the postings of a requisition', () => {
  it('are listed with their status, and open on their own screen', async () => {
    const { user, address } = await renderApp(LIST, { as: recruiter })
    const list = await screen.findByRole('list', { name: 'Job postings' })
    expect(within(list).getByRole('listitem').textContent).toBe(
      'Warehouse LeadSavannah, GAPublished',
    )
    await expectAccessible()
    await user.click(within(list).getByRole('link', { name: 'Warehouse Lead' }))
    await screen.findByLabelText('Title')
    expect(address()).toBe(DETAIL)
    expect(screen.getByRole('link', { name: 'Job postings' }).getAttribute('aria-current')).toBe(
      'page',
    )
  })

  it('begin with a draft of what the requisition says', async () => {
    const replies = [reply(listJobPostings, () => none)]
    const { user, address } = await renderApp(LIST, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'No postings yet' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'New posting' }))
    await screen.findByLabelText('Title')
    expect(address()).toBe(DETAIL)
  })

  it('stay as they are when a draft cannot be made, and say why', async () => {
    const replies = [refuse(createJobPosting, 'internal')]
    const { user } = await renderApp(LIST, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'New posting' }))
    await screen.findByRole('alert')
  })
})

describe('the tracked links of a requisition', () => {
  it('show each with its address, its applicants and a message to send', async () => {
    await renderApp(LIST, { as: recruiter })
    const link = await screen.findByLabelText('Link for LinkedIn')
    const address = `${globalThis.location.origin}${sourceLink.path}`
    expect(link).toHaveProperty('value', address)
    expect(screen.getByText('12 applicants')).toBeTruthy()
    expect(screen.getByLabelText('Message to send')).toHaveProperty(
      'value',
      expect.stringContaining(address),
    )
  })

  it('are made for a source that the search finds', async () => {
    const asked: unknown[] = []
    const finds = reply(listLinkableSources, ({ query }) =>
      query.search === 'fair' ? linkable({ source_id: 990, name: 'Harbour Fair' }) : linkable(),
    )
    const creates = reply(createSourceLink, ({ body }) => {
      asked.push(body)
      return { data: sourceLink }
    })
    const { user } = await renderApp(LIST, { as: recruiter, replies: [finds, creates] })
    const field = await screen.findByRole('combobox', { name: 'Source' })
    await user.type(field, 'fair')
    await user.click(await screen.findByRole('option', { name: 'Harbour Fair' }))
    await user.click(screen.getByRole('button', { name: 'Create the link' }))
    await waitFor(() => expect(asked).toEqual([{ source_id: 990 }]))
    await waitFor(() => expect(field).toHaveProperty('value', ''))
  })

  it.each([
    ['en', 'Source', 'MEDIA', 'Social media', 'social_media'],
    ['es', 'Origen', 'agencias', 'Agencias', 'agencies'],
    ['fr', 'Source', 'reseaux', 'Réseaux sociaux', 'social_media'],
  ] as const)('find the standard sources by their names in %s', async (...[locale, ...names]) => {
    const [label, text, option, source_type] = names
    const finds = reply(listLinkableSources, ({ query }) =>
      query.search === text && query.standard_types?.join(',') === source_type
        ? linkable({ source_id: 991, source_type })
        : linkable(),
    )
    const { user } = await renderApp(LIST, { as: recruiter, locale, replies: [finds] })
    await user.type(await screen.findByRole('combobox', { name: label }), text)
    await screen.findByRole('option', { name: option })
  })

  it.each([
    ['en', 'Create the link', 'Choose a source.'],
    ['es', 'Crear el enlace', 'Elige un origen.'],
    ['fr', 'Créer le lien', 'Choisissez une source.'],
  ] as const)('say in %s that a source is missing', async (locale, button, problem) => {
    const { user } = await renderApp(LIST, { as: recruiter, locale })
    await user.click(await screen.findByRole('button', { name: button }))
    const field = screen.getByText(problem).closest('form')?.querySelector('input')
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body)
    expect(screen.queryByText(problem)).toBeNull()
  })

  it('say at the source what the server refuses of it', async () => {
    const replies = [refuseFields(createSourceLink, 'source_id')]
    const { user } = await renderApp(LIST, { as: recruiter, replies })
    const field = await screen.findByRole('combobox', { name: 'Source' })
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Referrals' }))
    await user.click(screen.getByRole('button', { name: 'Create the link' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  })

  it('come by pages of 25, and a new one is on the first', async () => {
    const pages = reply(listSourceLinks, ({ query }) => ({
      data: [{ ...sourceLink, source_name: `Board of page ${query.page}` }],
      meta: { ...query, total: 26 },
    }))
    const { user } = await renderApp(LIST, { as: recruiter, replies: [pages] })
    await screen.findByLabelText('Link for Board of page 1')
    expect(screen.getByText('1–25 of 26')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByLabelText('Link for Board of page 2')
    await expectAccessible()
    await user.click(screen.getByRole('combobox', { name: 'Source' }))
    await user.click(await screen.findByRole('option', { name: 'Referrals' }))
    await user.click(screen.getByRole('button', { name: 'Create the link' }))
    await screen.findByLabelText('Link for Board of page 1')
  })

  it('say when the sources could not be loaded', async () => {
    await renderApp(LIST, { as: recruiter, replies: [refuse(listLinkableSources, 'internal')] })
    await screen.findByRole('alert')
  })

  it('say when they could not be loaded', async () => {
    await renderApp(LIST, { as: recruiter, replies: [refuse(listSourceLinks, 'internal')] })
    await screen.findByRole('alert')
  })
})

describe('a posting', () => {
  it('is saved as a whole; without a salary also without its currency', async () => {
    const asked: unknown[] = []
    const saves = reply(saveJobPosting, ({ body }) => {
      asked.push(body)
      return { data: posting }
    })
    const { user } = await renderApp(DETAIL, { as: recruiter, replies: [saves] })
    const title = await screen.findByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Crane operator')
    await user.clear(screen.getByLabelText(/Lowest salary/))
    await user.clear(screen.getByLabelText(/Highest salary/))
    await user.selectOptions(screen.getByLabelText('Workplace'), 'Hybrid')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The posting is saved.')
    expect(asked).toEqual([
      {
        title: 'Crane operator',
        description: 'Leads the early shift.',
        city: 'Savannah',
        state: 'GA',
        country_code: 'US',
        workplace_type: 'hybrid',
        employment_type: 'full_time',
        salary_min: null,
        salary_max: null,
        salary_currency: null,
        salary_period: null,
        valid_until: null,
      },
    ])
    await expectAccessible()
  })

  it('is published with what was just typed', async () => {
    const draft = { ...posting, status: 'draft' as const, is_shown: false }
    const asked: unknown[] = []
    const replies = [
      reply(getJobPosting, { data: draft }),
      reply(changePostingStatus, ({ body }) => {
        asked.push(body)
        return { data: posting }
      }),
    ]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    const title = await screen.findByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Crane operator')
    await user.click(screen.getByRole('button', { name: 'Publish on the career page' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ action: 'publish', content: { title: 'Crane operator' } })
    expect(screen.queryByText('The posting is saved.')).toBeNull()
  })

  it('says at the place that it is missing', async () => {
    const draft = { ...posting, status: 'draft' as const, is_shown: false }
    const replies = [
      reply(getJobPosting, { data: draft }),
      refuseFields(changePostingStatus, 'content.city'),
    ]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    const city = await screen.findByLabelText(/City/)
    await user.click(screen.getByRole('button', { name: 'Publish on the career page' }))
    await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'))
    screen.getByText('Enter the place of work, or choose Remote.')
    await expectAccessible()
    await user.type(city, 'Savannah')
    expect(city.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('says at the field what the server refuses of it', async () => {
    const replies = [refuseFields(saveJobPosting, 'salary_max')]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    const salary = await screen.findByLabelText(/Highest salary/)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(salary.getAttribute('aria-invalid')).toBe('true'))
  })

  it('is deleted while it is a draft, after a question', async () => {
    const draft = { ...posting, status: 'draft' as const, is_shown: false }
    const replies = [reply(getJobPosting, { data: draft })]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/deleted for good/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Delete the draft' }))
    await screen.findByText(/^The draft “.+” is deleted\.$/)
    await screen.findByRole('heading', { name: 'Tracked links' })
  })

  it('that was public has nothing to delete it by', async () => {
    await renderApp(DETAIL, { as: recruiter })
    await screen.findByText(/On your career page/)
    expect(screen.queryByRole('button', { name: 'Delete the draft' })).toBeNull()
  })

  it.each([
    ['draft', false, 'No one outside your company sees it yet.', 'Publish on the career page'],
    ['published', true, 'On your career page', 'Take off the career page'],
    ['published', false, 'Not shown now', 'Take off the career page'],
    ['unpublished', false, 'takes no applications', 'Publish on the career page'],
    ['expired', false, 'Its last day is over', 'Take off the career page'],
  ] as const)('that is %s (shown: %s) says where it is', async (status, isShown, text, button) => {
    const data = { ...posting, status, is_shown: isShown }
    await renderApp(DETAIL, { as: recruiter, replies: [reply(getJobPosting, () => ({ data }))] })
    await screen.findByText(new RegExp(text))
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
    const link = screen.queryByRole('link', { name: 'Open its public page' })
    expect(link?.getAttribute('href') ?? null).toBe(isShown ? posting.path : null)
    await expectAccessible()
  })

  it('is taken off, and says why it cannot be published after its last day', async () => {
    let status: 'expired' | 'unpublished' = 'expired'
    const replies = [
      reply(getJobPosting, () => ({ data: { ...posting, status, is_shown: false } })),
      reply(changePostingStatus, () => {
        status = 'unpublished'
        return { data: { ...posting, status, is_shown: false } }
      }),
    ]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Take off the career page' }))
    await screen.findByText('Unpublished')
  })

  it('that is over cannot be published again, and says why', async () => {
    const data = { ...posting, status: 'unpublished' as const, is_shown: false }
    const replies = [
      reply(getJobPosting, () => ({ data })),
      refuse(changePostingStatus, 'posting_expired'),
    ]
    const { user } = await renderApp(DETAIL, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: 'Publish on the career page' }))
    await screen.findByText('The last day of this posting is over. Set a later one first.')
  })
})

function linkable(...sources: ReadonlyArray<Partial<Source> & { source_id: number }>) {
  const data = sources.map((source) => ({ source_type: 'events' as const, name: null, ...source }))
  return { data, meta: { page: 1, page_size: 25, total: data.length } }
}
