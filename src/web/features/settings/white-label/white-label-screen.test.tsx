import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getAccountInfo } from '#contract/access/account.ts'
import { uploadCompanyMedia } from '#contract/careers/company-media.ts'
import { companyDetails } from '#contract/examples/company-details.ts'
import { withPresets } from '#contract/settings/account-preferences.ts'
import {
  type CompanyDetails,
  getCompanyDetails,
  saveCompanyDetails,
} from '#contract/settings/company-details.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const IMAGE = '/media/v1/0198c9f2-7c1a-4d2b-8e3f-5a6b7c8d9e40/'
const preferences = withPresets([{ keyname: 'WHITE_LABEL_LOGO', value: '1' }])

// This browser decodes no images.
const decode = vi.fn<() => Promise<{ close: () => void }>>()
beforeEach(() => {
  decode.mockResolvedValue({ close: () => {} })
  vi.stubGlobal('createImageBitmap', decode)
})
afterEach(() => vi.unstubAllGlobals())

describe('the white label', () => {
  it('is left to Fairlead where it is switched off', async () => {
    await open({ preferences: [] })
    await screen.findByText('White label is switched off')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await expectAccessible()
  })

  it('is saved with a logo that is uploaded first, and shown in the bar', async () => {
    const { user, sent } = await open({})
    const file = new File(['a'], 'logo.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(/^Logo/), file)
    const chosen = await screen.findByRole('img', { name: 'Logo: the image that is chosen' })
    expect(chosen.getAttribute('src')).toBe(IMAGE)
    await user.click(screen.getByRole('checkbox', { name: 'Use a color of your own' }))
    fireEvent.input(screen.getByLabelText('Color'), { target: { value: '#b4005a' } })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The white label is saved.')
    const saved = {
      logo_url: IMAGE,
      use_custom_header: false,
      custom_header_file: null,
      accent_color: '#b4005a',
    }
    expect(sent).toEqual([saved])
    const shown = await screen.findByRole('img', { name: companyDetails.name })
    expect(shown.getAttribute('src')).toBe(IMAGE)
    const { style } = document.documentElement
    expect(style.getPropertyValue('--accent')).toMatch(/^light-dark\(#b4005a, /)
  })

  it('says of a damaged image that it cannot be shown, and uploads nothing', async () => {
    decode.mockRejectedValue(new DOMException('The source image could not be decoded.'))
    const { user } = await open({ logo_url: null })
    const file = new File(['a'], 'logo.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(/^Logo/), file)
    await screen.findByText(/^This file cannot be shown/)
    expect(screen.queryByRole('img', { name: 'Logo: the image that is chosen' })).toBeNull()
  })

  it('is not saved while an image that was refused is there', async () => {
    const refusal = refuse(uploadCompanyMedia, 'unsupported_image')
    const { user, sent } = await open({ logo_url: IMAGE, use_custom_header: true }, refusal)
    const file = new File(['a'], 'logo.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText(/^Header/), file)
    const refused = 'Only PNG, JPEG, GIF and WebP images are supported.'
    await screen.findByText(refused)
    await user.click(screen.getByRole('button', { name: 'Remove the image' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Header/)))
    screen.getByText(refused)
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Discard this file' }))
    await waitFor(() => expect(screen.queryByText(refused)).toBeNull())
    expect(screen.queryByText('Choose an image.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ logo_url: null }]))
  })

  it('marks a header without an image', async () => {
    const refusal = refuseFields(saveCompanyDetails, 'custom_header_file')
    const { user } = await open({ use_custom_header: true }, refusal)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Choose an image.')
    await expectAccessible()
  })
})

async function open(given: Partial<CompanyDetails>, ...replies: Reply[]) {
  const sent: unknown[] = []
  let details: CompanyDetails = { ...companyDetails, preferences, ...given }
  const server = [
    reply(getCompanyDetails, () => ({ data: details })),
    reply(getAccountInfo, () => ({ data: details })),
    reply(uploadCompanyMedia, { data: { url: IMAGE } }),
    reply(saveCompanyDetails, ({ body }) => {
      sent.push(body)
      details = { ...details, ...JSON.parse(JSON.stringify(body)) }
      return { data: details }
    }),
  ]
  const app = await renderApp('/settings/white-label', {
    as: settingsAdmin,
    replies: [...server, ...replies],
  })
  return { ...app, sent }
}
