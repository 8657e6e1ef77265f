/** A recruiter invites a person by email; they apply by its link, and count for the search of the company. */
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { newCandidate, applyHere } from '../pages/candidate.ts'
import { findMail } from '../pages/mailbox.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows, notices } from '../pages/staff.ts'

test.setTimeout(120_000)

test('a person is invited in the words of the company, and applies by the link', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Berth planner ${Date.now()}`
  const invited = newCandidate()
  const fullName = `${invited.firstName} ${invited.lastName}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await page.goto('/hire')
  await makeRequisition(page, { title, activities: ['Competencies'], attribute: 'Customer focus' })
  await page.getByRole('link', { name: 'Go to the requisition' }).click()

  await test.step('the invitation is written', async () => {
    await page.getByRole('link', { name: 'Setup' }).click()
    await page.getByRole('link', { name: 'Job postings' }).click()
    await page.getByRole('button', { name: 'Edit the invitation' }).click()
    const dialog = page.getByRole('dialog', { name: 'The invitation to apply' })
    await dialog.getByLabel('Subject').fill(`Join us, {{first_name}}: ${title}`)
    await expectAccessible(page, 'the invitation to apply')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a person is invited, once', async () => {
    await page.getByRole('button', { name: 'Invite a person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a person to apply' })
    await dialog.getByLabel('Email').fill(invited.email)
    await dialog.getByLabel('First name').fill(invited.firstName)
    await dialog.getByLabel('Last name').fill(invited.lastName)
    await dialog.getByLabel('Last name').blur()
    await expect(
      dialog.getByRole('region', { name: 'Preview' }).getByText(`Join us, ${invited.firstName}`),
    ).toBeVisible()
    await expectAccessible(page, 'inviting a person to apply')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(notices(page).getByText(`${fullName} is invited.`)).toBeVisible()
    await page.getByRole('button', { name: 'Invite a person' }).click()
    await dialog.getByLabel('Email').fill(invited.email)
    await dialog.getByLabel('First name').fill(invited.firstName)
    await dialog.getByLabel('Last name').fill(invited.lastName)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  const candidate = await (await browser.newContext()).newPage()
  await test.step('they apply by the link of the email', async () => {
    const { text } = await findMail(page, `Join us, ${invited.firstName}: ${title}`)
    const link = /http:\/\/\S+\/j\/\S+/.exec(text)?.[0] ?? ''
    await candidate.goto(String(baseURL) + new URL(link).pathname)
    await applyHere(candidate, invited)
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('staff see where they came from', async () => {
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: invited.email })
    await expect(row.getByText('Sent', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Applicants/ }).click()
    const applicant = applicantRows(page).filter({ hasText: fullName })
    await expect(applicant).toHaveCount(1)
    await expect(applicant).toContainText('Prospecting')
  })
})
