/** What users do with their mail, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import { DEMO_CANDIDATE } from '../../src/server/db/demo/companies.ts'
import { goTo } from './app.ts'

type Mail = { subject: string; to: string }

const RESET_SUBJECT = 'Set a new Fairlead password'

/** Asks for a link to a new password. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await goTo(page, '/request-password-reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If the account is found, an email will be sent.')).toBeVisible()
}

/** The mailbox with a message in it. */
export async function receiveMail(page: Page): Promise<void> {
  const mail = { subject: RESET_SUBJECT, to: DEMO_CANDIDATE.email }
  if (!(await hasCome(page, mail))) await askForReset(page, mail.to)
  await awaitMail(page, mail)
}

/** To the newest message of a subject, once it has come. By its address, too: the mailbox is that of all users. */
export async function openMail(page: Page, mail: Mail): Promise<void> {
  await awaitMail(page, mail)
  await linkTo(page, mail).click()
  await expect(page.getByRole('heading', { level: 1, name: mail.subject })).toBeVisible()
}

async function awaitMail(page: Page, mail: Mail): Promise<void> {
  await goTo(page, '/mailbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox' })).toBeVisible()
  await expect.poll(() => hasCome(page, mail)).toBe(true)
  // What is being loaded is not loaded again.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(linkTo(page, mail)).toBeVisible()
}

function linkTo(page: Page, { subject, to }: Mail) {
  const messages = page.getByRole('listitem').filter({ hasText: to })
  return messages.getByRole('link', { name: subject }).first()
}

async function hasCome(page: Page, { subject, to }: Mail): Promise<boolean> {
  const url = new URL('/integration/v1/mailbox/?page_size=25', page.url()).href
  const { data }: { data: Mail[] } = await (await page.request.get(url)).json()
  return data.some((one) => one.subject === subject && one.to === to)
}

/** The message of a subject that no other one has, once it has come: what is sent at once can be stopped for some seconds. */
export async function findMail(page: Page, subject: string | RegExp): Promise<{ text: string }> {
  const url = new URL('/integration/v1/mailbox/', page.url()).href
  const found = { id: '' }
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`${url}?page_size=100`)
        const { data }: { data: { mail_id: string; subject: string }[] } = await reply.json()
        const isIt = (one: string) =>
          typeof subject === 'string' ? one === subject : subject.test(one)
        found.id = data.find((one) => isIt(one.subject))?.mail_id ?? ''
        return found.id
      },
      { timeout: 40_000 },
    )
    .not.toBe('')
  const reply = await page.request.get(`${url}${found.id}/`)
  const { data }: { data: { text: string } } = await reply.json()
  return data
}

/** The id of a text message with words that no other one has, once it has come. */
export async function findText(page: Page, words: string): Promise<string> {
  const url = new URL('/integration/v1/mailbox/', page.url()).href
  const found = { id: '' }
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`${url}?page_size=100`)
        const { data }: { data: { mail_id: string; subject: string }[] } = await reply.json()
        for (const { mail_id: id } of data.filter(({ subject }) => subject === '')) {
          const message = await page.request.get(`${url}${id}/`)
          if ((await message.text()).includes(words)) found.id = id
        }
        return found.id
      },
      { timeout: 40_000 },
    )
    .not.toBe('')
  return found.id
}
