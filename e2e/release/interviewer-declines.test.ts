/**
 * An interviewer declines an interview of a panel. The recruiter goes ahead without, thinks better of it and chooses another
 * one; the candidate's page says whom they meet.
 */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp, reloadApp } from '../pages/app.ts'
import { linkOf, nextInterview } from '../pages/interviews.ts'

test.setTimeout(180_000)

const interviewer = memberOf('Interviewer', 1)
const recruiter = memberOf('Recruiter', 1)
const name = `${interviewer.firstName} ${interviewer.lastName}`

test('an interview goes on after an interviewer declined it, and the candidate reads whom they meet', async ({
  browser,
  freshApp,
}) => {
  const { url } = freshApp
  const own = await pageOf(browser, { url, email: interviewer.email })
  const office = await pageOf(browser, { url, email: recruiter.email })
  const interview = await nextInterview(own)
  const path = `/smartreq-detail-applicant/${interview.user_smartreq_id}?tab=interviews`
  const phone = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } })
  await phone.goto(`/schedule-interview/${await linkOf(office, interview)}`)
  await expect(phone.getByText(name)).toBeVisible()

  await test.step('the interviewer declines', async () => {
    await openApp(own, '/interviews/my-interviews')
    await own
      .getByRole('button', { name: `Decline… (${interview.applicant_name})` })
      .first()
      .click()
    const dialog = own.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('I know them')
    await dialog.getByRole('button', { name: 'Decline the interview' }).click()
    await expect(own.getByText('You declined').first()).toBeVisible()
  })
  await openApp(office, path)
  const card = office.getByRole('region', { name: 'Interviews' })
  await test.step('the recruiter goes ahead without', async () => {
    await expect(card.getByText('Needs an interviewer')).toBeVisible()
    await expectAccessible(office, 'an interview that an interviewer declined')
    await card.getByRole('button', { name: `Go ahead without ${name}` }).click()
    await expect(card.getByText('It goes ahead without them.')).toBeVisible()
    await reloadPage(phone)
    await expect(phone.getByText(name)).toHaveCount(0)
  })
  await test.step('takes that back, and chooses someone else', async () => {
    await card.getByRole('button', { name: `Undo going ahead without ${name}` }).click()
    await expect(card.getByText('Needs an interviewer')).toBeVisible()
    await card.getByRole('button', { name: 'Reschedule…' }).click()
    const dialog = office.getByRole('dialog', { name: 'Set the time of the interview' })
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
    await dialog.getByLabel('Date and time').fill(`${inTwoWeeks}T14:00`)
    const choices = dialog.getByRole('group', { name: 'Interviewers' })
    const next = choices.getByRole('checkbox', { checked: false })
    await expect(choices.getByRole('checkbox', { name })).not.toBeChecked()
    const others = await next.evaluateAll((all) =>
      all.map((one) => one.closest('label')?.textContent),
    )
    const chosen = others.find((one) => one !== name) ?? ''
    await choices.getByText(chosen, { exact: true }).click()
    await dialog.getByRole('button', { name: 'Set the time' }).click()
    await expect(office.getByText('The time is set. Everyone gets an email.')).toBeVisible()
    await expect(card.getByText('Needs an interviewer')).toHaveCount(0)
    await reloadPage(phone)
    await expect(phone.getByText(chosen)).toBeVisible()
    await expect(phone.getByText(name)).toHaveCount(0)
  })
  await reloadApp(own)
  await expect(own.getByText(interview.applicant_name)).toHaveCount(0)
})

async function pageOf(
  browser: Browser,
  { url, email }: { url: string; email: string },
): Promise<Page> {
  const page = await browser.newPage({ baseURL: url })
  await signInByCall(page, { email })
  await openApp(page, '/interviews/my-interviews')
  return page
}

async function reloadPage(phone: Page): Promise<void> {
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
}
