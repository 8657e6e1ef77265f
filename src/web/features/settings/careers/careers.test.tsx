import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  getJobBoardSummary,
  getOrCreateCareerPage,
  updateCareerPage,
} from '#contract/careers/career-pages.ts'
import { createSource, listSources, toggleSource, updateSource } from '#contract/careers/sources.ts'
import { boardSummary, careerPage, sources } from '#contract/examples/careers.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const fair = {
  source_id: 84,
  source_type: 'events' as const,
  name: 'Fair',
  is_active: true,
  applicant_count: 0,
  feed_token: '6f0c2b8e-4d17-4a35-9be2-71c5d80e3f04',
}

describe('the settings of sources and of the career page', () => {
  it.each([
    { locale: 'es', path: '/settings/sources', heading: 'Orígenes' },
    { locale: 'fr', path: '/settings/job-board', heading: 'Page carrières' },
  ] as const)('speak the language $locale', async ({ locale, path, heading }) => {
    await renderApp(path, { as: admin, locale })
    await screen.findByRole('heading', { level: 1, name: heading })
    await expectAccessible()
  })
})

describe('the list of sources', () => {
  it('names each with its type, its applicants, and whether it is archived', async () => {
    await renderApp('/settings/sources', { as: admin })
    const list = await screen.findByRole('list', { name: 'Sources' })
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines[0]).toContain('LinkedInSocial media12 applicants')
    expect(lines[1]).toContain('Referrals3 applicants')
    expect(lines[2]).toContain('Archived')
    await expectAccessible()
  })

  it('gets a new source, and an empty form for the next', async () => {
    const asked: unknown[] = []
    const creates = reply(createSource, ({ body }) => {
      asked.push(body)
      return { data: fair }
    })
    const { user } = await renderApp('/settings/sources', { as: admin, replies: [creates] })
    const name = await screen.findByLabelText('Name')
    await user.type(name, 'Fair')
    await user.selectOptions(screen.getByLabelText('Type'), 'Events')
    await user.click(screen.getByRole('button', { name: 'Add the source' }))
    await screen.findByText('Fair is added.')
    expect(asked).toEqual([{ name: 'Fair', source_type: 'events' }])
    await waitFor(() => expect(name).toHaveProperty('value', ''))
  })

  it('keeps the next source, which is begun while the one before is stored', async () => {
    const answer = Promise.withResolvers<undefined>()
    const creates = reply(createSource, async () => {
      await answer.promise
      return { data: fair }
    })
    const { user } = await renderApp('/settings/sources', { as: admin, replies: [creates] })
    const name = await screen.findByLabelText('Name')
    await user.type(name, 'Fair')
    await user.selectOptions(screen.getByLabelText('Type'), 'Events')
    await user.click(screen.getByRole('button', { name: 'Add the source' }))
    await user.clear(name)
    await user.type(name, 'Radio')
    answer.resolve(undefined)
    await screen.findByText('Fair is added.')
    const add = screen.getByRole('button', { name: 'Add the source' })
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull())
    expect(name).toHaveProperty('value', 'Radio')
  })

  it('says at the name that the company has it already', async () => {
    const replies = [refuse(createSource, 'source_name_taken')]
    const { user } = await renderApp('/settings/sources', { as: admin, replies })
    const name = await screen.findByLabelText('Name')
    await user.type(name, 'Fair')
    await user.selectOptions(screen.getByLabelText('Type'), 'Events')
    await user.click(screen.getByRole('button', { name: 'Add the source' }))
    await screen.findByText('There is a source of that name already.')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(name).toHaveProperty('value', 'Fair')
  })

  it('renames and archives a source', async () => {
    const asked: unknown[] = []
    const [linkedIn] = sources
    if (linkedIn === undefined) throw new Error('The example has no source.')
    const data = { ...linkedIn, name: 'LinkedIn Jobs' }
    const replies = [
      reply(updateSource, ({ body }) => {
        asked.push(body)
        return { data }
      }),
      reply(toggleSource, ({ body }) => {
        asked.push(body)
        return { data }
      }),
    ]
    const { user } = await renderApp('/settings/sources', { as: admin, replies })
    await user.click(await screen.findByRole('button', { name: 'Rename LinkedIn' }))
    const field = screen.getByLabelText('New name of LinkedIn')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The New name of LinkedIn field is required')
    await user.type(field, 'LinkedIn Jobs')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The source is called LinkedIn Jobs now.')
    await user.click(screen.getByRole('button', { name: 'Archive LinkedIn' }))
    await waitFor(() => expect(asked).toEqual([{ name: 'LinkedIn Jobs' }, { is_active: false }]))
  })
})

describe('the career page', () => {
  it('is made where there is none', async () => {
    let isMade = false
    const replies = [
      reply(getJobBoardSummary, () => ({
        data: { ...boardSummary, career_page: isMade ? careerPage : null },
      })),
      reply(getOrCreateCareerPage, () => {
        isMade = true
        return { data: careerPage }
      }),
    ]
    const { user } = await renderApp('/settings/job-board', { as: admin, replies })
    await screen.findByRole('heading', { name: 'You have no career page yet' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Create the career page' }))
    expect(await screen.findByLabelText('Address')).toHaveProperty('value', 'harbour-works')
  })

  it('is changed, and says at the address that another company has it', async () => {
    const asked: unknown[] = []
    const replies = [
      reply(updateCareerPage, ({ body }) => {
        asked.push(body)
        return { data: careerPage }
      }),
    ]
    const { user } = await renderApp('/settings/job-board', { as: admin, replies })
    const headline = await screen.findByLabelText(/Headline/)
    await user.clear(headline)
    await user.type(headline, 'At sea')
    await user.click(screen.getByRole('checkbox', { name: /The page is public/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The career page is saved.')
    const { introduction, slug } = careerPage
    expect(asked).toEqual([{ slug, headline: 'At sea', introduction, is_public: false }])
    await expectAccessible()
  })

  it('says at the address that another company has it', async () => {
    const replies = [refuse(updateCareerPage, 'slug_taken')]
    const { user } = await renderApp('/settings/job-board', { as: admin, replies })
    const address = await screen.findByLabelText('Address')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Another career page has this address already.')
    expect(address.getAttribute('aria-invalid')).toBe('true')
  })

  it('offers a list for the company’s own website, a feed and a sitemap', async () => {
    await renderApp('/settings/job-board', { as: admin })
    const frame = await screen.findByLabelText(/List for your own website/)
    expect(frame).toHaveProperty('value', expect.stringContaining('/careers/harbour-works/embed"'))
    const feed = screen.getByLabelText('Feed for job boards (XML)')
    expect(feed).toHaveProperty(
      'value',
      expect.stringMatching(/\/careers\/harbour-works\/feed.xml$/),
    )
  })

  it('has a feed of its own for each source that is in use', async () => {
    const asked: unknown[] = []
    const finds = reply(listSources, ({ query }) => {
      asked.push([query.search, query.standard_types, query.is_active])
      return { data: sources, meta: { page: 1, page_size: 25, total: sources.length } }
    })
    const { user } = await renderApp('/settings/job-board', { as: admin, replies: [finds] })
    await user.type(await screen.findByRole('combobox', { name: 'Source of the feed' }), 'refer')
    await waitFor(() => expect(asked.at(-1)).toEqual(['refer', ['referrals'], '1']))
    await user.click(await screen.findByRole('option', { name: 'Referrals' }))
    const feed = screen.getByLabelText('Feed for job boards (XML)')
    const [, referrals] = sources
    expect(feed).toHaveProperty(
      'value',
      expect.stringMatching(`/careers/harbour-works/feed.xml\\?src=${referrals?.feed_token}$`),
    )
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Clear the selection Source of the feed' }))
    expect(feed).toHaveProperty('value', expect.stringMatching(/feed.xml$/))
  })

  it('still has its feed without a source when the sources could not be loaded', async () => {
    const replies = [refuse(listSources, 'internal')]
    await renderApp('/settings/job-board', { as: admin, replies })
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Feed for job boards (XML)')).toHaveProperty(
      'value',
      expect.stringMatching(/feed.xml$/),
    )
  })
})
