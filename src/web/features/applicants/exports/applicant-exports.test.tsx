import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import {
  type ApplicantExport,
  downloadApplicantExport,
  listApplicantExports,
  requestApplicantExport,
} from '#contract/applicants/applicant-exports.ts'
import { readyExport, runningExport } from '#contract/examples/applicant-exports.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'
const meta = { page: 1, page_size: 25, total: 1 }

function exportsAre(...data: ApplicantExport[]): Reply {
  return reply(listApplicantExports, { data, meta })
}

async function openDialog(path: string, ...replies: Reply[]) {
  const app = await renderApp(path, { as: recruiter, replies })
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Export applicants' }))
  return { ...app, dialog }
}

describe('exporting a list of applicants', () => {
  it('sends the filters and the order of the view, and not the ids', async () => {
    const asked: unknown[] = []
    const orders = reply(requestApplicantExport, ({ body }) => {
      asked.push(body)
      return { data: runningExport }
    })
    const path = `${LIST}&status=%22new%2Cactive%22&ordering=%22-score%22&score_of=12`
    const { user, dialog } = await openDialog(path, orders)
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'csv')
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({
      job_id: 301,
      format: 'csv',
      language: 'en',
      ordering: '-score',
      score_of: 12,
      matching: { status: ['new', 'active'] },
    })
    expect(asked[0]).not.toHaveProperty('ref_ids')
  })

  it('has the requisition as a column where it is of all applicants', async () => {
    const asked: { columns: string[] }[] = []
    const orders = reply(requestApplicantExport, ({ body }) => {
      asked.push(body)
      return { data: runningExport }
    })
    const { user, dialog } = await openDialog('/applicants?scope=%22mine%22', orders)
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ matching: { scope: 'mine' } })
    expect(asked[0]?.columns).toContain('requisition')
  })

  it('exports those who are selected', async () => {
    const asked: unknown[] = []
    const orders = reply(requestApplicantExport, ({ body }) => {
      asked.push(body)
      return { data: runningExport }
    })
    const { user } = await renderApp(LIST, { as: recruiter, replies: [orders] })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Duarte' }))
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }))
    await user.click(bar.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Export…' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Export applicants' }))
    dialog.getByText(/^1 selected applicant\./)
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toMatchObject({ ref_ids: [expect.any(Number)] })
    expect(asked[0]).not.toHaveProperty('matching')
  })

  it('is there for users who do not decide', async () => {
    await renderApp(LIST, { as: interviewer, replies: [] })
    const button = await screen.findByRole('button', { name: 'Export' })
    expect(button.matches(':disabled')).toBe(false)
  })

  it('says how far one is that is being made, also after leaving the page', async () => {
    const { dialog } = await openDialog(LIST, exportsAre(runningExport))
    const bar = await dialog.findByRole('progressbar', { name: /^XLSX, .*: being made$/ })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['500', '1204'])
    await expectAccessible()
  })

  it('says that one was not made, and why', async () => {
    const failed = { ...runningExport, failed_at: '2026-11-14T10:00:02.000Z' }
    const { dialog } = await openDialog(LIST, exportsAre(failed))
    await dialog.findByText(/was not made, because what you may see has changed/)
  })

  it('tells of an export that is ready after its dialog was closed', async () => {
    let state: ApplicantExport = runningExport
    const lists = reply(listApplicantExports, () => ({ data: [state], meta }))
    const { user, dialog } = await openDialog(LIST, lists)
    await dialog.findByRole('progressbar', { name: /being made$/ })
    const [close] = dialog.getAllByRole('button', { name: 'Close' })
    if (close !== undefined) await user.click(close)
    state = readyExport
    await screen.findByText('Your export is ready', {}, { timeout: 5000 })
    screen.getByRole('button', { name: 'Download the XLSX file' })
  })

  it('downloads the file under a name with its day', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const sends = reply(downloadApplicantExport, 'First name,Email')
    const { user, dialog } = await openDialog(LIST, exportsAre(readyExport), sends)
    await user.click(await dialog.findByRole('button', { name: 'Download the XLSX file' }))
    await vi.waitFor(() => expect(names).toEqual(['applicants-2026-11-14.xlsx']))
  })

  it('says why a download is refused', async () => {
    const refused = refuse(downloadApplicantExport, 'forbidden')
    const { user, dialog } = await openDialog(LIST, exportsAre(readyExport), refused)
    await user.click(await dialog.findByRole('button', { name: 'Download the XLSX file' }))
    await screen.findByText('You no longer see all of the requisitions of this export.')
  })

  it.each([
    ['too_many_exported', /^An export has at most 50,000 applicants/],
    ['exports_running', /^Three of your exports are still running/],
  ] as const)('says why an order is refused: %s', async (code, words) => {
    const { user, dialog } = await openDialog(LIST, refuse(requestApplicantExport, code))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await dialog.findByText(words)
  })

  it('waits for the answer of one order before another', async () => {
    const { user, dialog } = await openDialog(LIST, leaveUnanswered(requestApplicantExport))
    const button = dialog.getByRole('button', { name: 'Export' })
    await user.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
