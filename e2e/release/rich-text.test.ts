/** A recruiter writes a description with the editor of rich text. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

/** An image of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** The beginning of a WebM file, by which it is told. */
const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f428284', 'hex'),
  Buffer.from('webm'.padEnd(200)),
])

// Word's markup comes with style attributes, which the editor reads and drops.
test.use({ blockedOnPurpose: /inline style/ })

test('a description is formatted, pasted from Word, linked, saved, and is the same after a reload', async ({
  page,
  sharedApp,
}) => {
  await signInByCall(page, { url: sharedApp.url, email: memberOf('Recruiter').email })
  const jobId = await newDraft(page)
  await page.goto(`/smartreq-detail/setup/details?job=${jobId}`)
  const text = page.getByRole('textbox', { name: 'Description' })
  const tools = page.getByRole('toolbar', { name: 'Formatting' })

  await test.step('formatting', () => format(page, { text, tools }))
  await test.step('a table, and text from Word', () => paste(page, { text, tools }))
  await test.step('a link', () => link(page, { text, tools }))
  await test.step('an image and a video', () => uploads(page, { text, tools }))
  await expectAccessible(page, 'the editor with text')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The details are saved.')).toBeVisible()
  const before = await text.innerHTML()
  await page.reload()
  await expect(text.getByText('Who we are')).toBeVisible()
  expect(comparable(await text.innerHTML())).toBe(comparable(before))

  const stored = await descriptionOf(page, jobId)
  expect(stored).toContain('<h2 data-align="center"><a href="https://example.com/team"')
  expect(stored).toContain('<strong>bold</strong>')
  expect(stored).toContain('<span data-size="24">large</span>')
  expect(stored).toMatch(/<img src="\/media\/v1\/[0-9a-f-]{36}\/" alt="The yard" width="200" \/>/)
  expect(stored).toMatch(/<video src="\/media\/v1\/[0-9a-f-]{36}\/" controls title="A day"/)
  expect(stored).not.toMatch(/style=|class=|MsoNormal|<script/)
})

type Editing = { text: Locator; tools: Locator }

async function format(page: Page, { text, tools }: Editing): Promise<void> {
  await text.click()
  await page.keyboard.type('Who we are')
  await tools.getByLabel('Style of the paragraph').selectOption('Heading 2')
  await tools.getByRole('button', { name: 'Center' }).click()
  await page.keyboard.press('Enter')
  await tools.getByLabel('Style of the paragraph').selectOption('Paragraph')
  await tools.getByRole('button', { name: 'Align left' }).click()
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(' and ')
  await tools.getByLabel('Size of the text').selectOption('24 px')
  await page.keyboard.type('large')
  await expect(text.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible()
  await expect(text.getByText('large')).toHaveCSS('font-size', '24px')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('One')
  await expect(text.getByRole('listitem')).toHaveText('One')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Out of the list' }).click()
}

async function paste(page: Page, { text, tools }: Editing): Promise<void> {
  await tools.getByRole('button', { name: 'Table' }).click()
  await page.getByRole('menuitem', { name: 'Insert a table' }).click()
  await expect(text.getByRole('table')).toBeVisible()
  await page.keyboard.type('Day')
  await tools.getByRole('button', { name: 'Table' }).click()
  await page.getByRole('menuitem', { name: 'Add a column' }).click()
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveCount(3)
  for (const name of ['Shift', 'Place']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
  }
  await expect(text.getByRole('columnheader')).toHaveText(['Day', 'Shift', 'Place'])
  await text.press('ControlOrMeta+End')
  await text.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<html><body><p class="MsoNormal" style="margin:0"><b>From Word</b><script>alert(1)</script></p></body></html>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(text.getByText('From Word')).toBeVisible()
}

async function link(page: Page, { text, tools }: Editing): Promise<void> {
  await text.getByText('Who we are').selectText()
  await tools.getByRole('button', { name: 'Link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Address').fill('')
  await dialog.getByRole('button', { name: 'Set the link' }).click()
  await expect(dialog.getByText('The Address field is required')).toBeVisible()
  await dialog.getByLabel('Address').fill('https://example.com/team')
  await dialog.getByRole('button', { name: 'Set the link' }).click()
  await expect(text.getByRole('link', { name: 'Who we are' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('link')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text.getByRole('link')).toHaveCount(1)
}

async function uploads(page: Page, { text, tools }: Editing): Promise<void> {
  await text.press('ControlOrMeta+End')
  await tools.getByRole('button', { name: 'Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Image' })
  await dialog.getByLabel('Image file').setInputFiles({
    name: 'yard.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"></svg>'),
  })
  await dialog.getByRole('button', { name: 'Upload and insert' }).click()
  await expect(dialog.getByText(/^This file cannot be shown/)).toBeVisible()
  await dialog
    .getByLabel('Image file')
    .setInputFiles({ name: 'yard.png', mimeType: 'image/png', buffer: PNG })
  await dialog.getByLabel('Description of the image').fill('The yard')
  await dialog.getByRole('button', { name: 'Upload and insert' }).click()
  const image = text.getByRole('img', { name: 'The yard' })
  await expect(image).toBeVisible()
  await expect(image).toHaveJSProperty('naturalWidth', 1)

  await image.click()
  await tools.getByRole('button', { name: 'Image' }).click()
  await dialog.getByLabel('Width').selectOption('200 px')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(image).toHaveAttribute('width', '200')

  await text.press('ControlOrMeta+End')
  await tools.getByRole('button', { name: 'Video' }).click()
  const video = page.getByRole('dialog', { name: 'Video' })
  await video.getByLabel('Video file').setInputFiles({
    name: 'day.webm',
    mimeType: 'video/webm',
    buffer: WEBM,
  })
  await video.getByLabel('Name of the video').fill('A day')
  await video.getByRole('button', { name: 'Upload and insert' }).click()
  await expect(text.locator('video')).toHaveAttribute('title', 'A day')
}

async function newDraft(page: Page): Promise<number> {
  const me = await (await page.request.get('/auth/v1/')).json()
  const reply = await page.request.post(`/smartreq/v1/account/${me.data.roles[0].account_id}/`, {
    data: { title: 'Rich text' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return (await reply.json()).data.job_id
}

async function descriptionOf(page: Page, jobId: number): Promise<string> {
  return (await (await page.request.get(`/smartreq/v1/${jobId}/details/`)).json()).data.description
}

/** Without what the editor adds for itself. */
function comparable(html: string): string {
  return html.replaceAll(
    / (?:class|style|contenteditable|draggable|data-(?!align|size)[\w-]+)="[^"]*"/g,
    '',
  )
}
