import { expect, it } from 'vitest'

import { readMail } from './read-mail.ts'

const mail = (body: string) =>
  Buffer.from(`From: ines@elsewhere.example\r\nTo: a@b.example\r\n${body}`)

it('reads an email with its files, which are bytes as they were sent', async () => {
  const file = 'Content-Type: application/pdf; name="a.pdf"\r\n\r\n%PDF-1.7\r\n'
  const read = await readMail(
    mail(`Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nYes\r\n--b\r\n${file}--b--`),
  )
  expect(read).toMatchObject({ from: 'ines@elsewhere.example', text: 'Yes', isCut: false })
  expect(read?.files).toEqual([{ name: 'a.pdf', content: Buffer.from('%PDF-1.7') }])
})

it('gives an email up that takes longer than it may, and reads the next', async () => {
  const [slow, next] = await Promise.all([
    readMail(mail(`\r\n${'a\r\n'.repeat(100_000)}`), { ms: 1 }),
    readMail(mail('\r\nYes')),
  ])
  expect([slow, next?.text]).toEqual([null, 'Yes'])
})
