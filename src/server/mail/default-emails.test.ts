// Every email that the product writes itself, as it arrives: through an SMTP server, read by a mail program's parser.
import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '#contract/core/shape.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { openSmtp } from '#testing/smtp.ts'

import { composeMail } from './compose-mail.ts'
import { MAIL_LABELS } from './mail-messages.ts'

const smtp = await openSmtp()
const mail = createSmtpMail({ url: smtp.url, from: 'Fairlead <no-reply@hiring.example>' })
const LINK = 'https://hiring.example/at/0198d2f5-5c1e-7b3a-9d4e-2f60718293a4?token=a&next=%2Fhome'
/** What makes a message hard to carry: accents, markup, quotes, a line that a mail server would take for the end. */
const VALUES = {
  company: 'Ébène & <Fils> “Ñandú”',
  job: 'Électricien·ne\n.\nniveau 2',
  activity: 'Prueba de razonamiento = 100 %',
  again: 'You may apply again on 1 March 2027.',
  answer: 'You hear from us by 1 March 2027.',
  ended: 'The interview of 1 March 2027 is cancelled.',
  startDate: '1 March 2027',
  note: 'A word of '.repeat(120),
}
const kinds = Object.keys(MAIL_LABELS) as (keyof typeof MAIL_LABELS)[]

describe.each(kinds)('the default of %s', (kind) => {
  it.each(LOCALES)('arrives in %s as it was written', async (language) => {
    const sent = composeMail({ kind, language, name: 'Zoë-Ann', link: LINK, ...VALUES })
    const mailId = crypto.randomUUID()
    await mail.send({ mailId, to: 'ana@hiring.example', isAutomatic: true, ...sent })
    const arrived = await simpleParser(smtp.received.at(-1)?.source ?? '')
    expect(arrived.messageId).toBe(`<${mailId}@hiring.example>`)
    expect(arrived.from?.text).toBe('"Fairlead" <no-reply@hiring.example>')
    expect(arrived.subject).toBe(sent.subject)
    expect(lines(arrived.text)).toBe(lines(sent.text))
    expect(lines(arrived.html)).toBe(lines(sent.html))
    expect(arrived.attachments).toEqual([])
    expect(arrived.text).toContain(LINK)
    expect(arrived.html).toContain(`href="${LINK.replace('&', '&amp;')}"`)
  })
})

// A mail server ends lines in its own way.
function lines(text: string | false | undefined): string {
  return (text || '').replaceAll('\r\n', '\n').trim()
}
