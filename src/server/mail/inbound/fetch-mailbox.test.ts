import { expect, it } from 'vitest'

import { openImap } from '#testing/imap.ts'

import { fetchMailbox } from './fetch-mailbox.ts'

it('takes in what comes after emails that can never be stored, although they were found first', async () => {
  const imap = await openImap()
  for (const body of ['fails', 'fails', 'fails', 'Yes'])
    imap.add(`From: a@b.example\r\n\r\n${body}`)
  const { port, user, password } = imap
  const address = { host: '127.0.0.1', port, isSecure: false, needsTls: false }
  const look = () =>
    fetchMailbox({
      mailbox: { ...address, user, password, folder: 'INBOX' },
      receive: async (raw) => {
        if (raw.includes('fails')) throw new Error('broken')
        return 'stored'
      },
      most: 3,
    })
  await expect(look()).rejects.toThrow('broken')
  expect(imap.seen()).toEqual([false, false, false, false])
  await expect(look()).rejects.toThrow('broken')
  expect(imap.seen()).toEqual([false, false, false, true])
})
