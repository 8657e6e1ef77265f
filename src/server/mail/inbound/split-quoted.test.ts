import { describe, expect, it } from 'vitest'

import { splitQuoted } from './split-quoted.ts'

describe('the earlier messages below an answer', () => {
  it.each([
    ['English', 'On Mon, Mar 2, 2026 at 10:00 AM Rosa Keller <rosa@x.example> wrote:\n> Do you?'],
    ['Spanish', 'El lun, 2 mar 2026 a las 10:00, Rosa Keller escribió:\n> ¿Tienes?'],
    ['French', 'Le lun. 2 mars 2026 à 10:00, Rosa Keller a écrit :\n> Avez-vous ?'],
    [
      'two lines',
      'On Mon, Mar 2, 2026 at 10:00 AM Rosa Keller\n<rosa@x.example> wrote:\n\n> Do you?',
    ],
    ['Outlook', '________________________________\nFrom: Rosa\nSent: Monday\nTo: Ines\n\nDo you?'],
    ['Outlook in Spanish', 'De: Rosa\nEnviado el: lunes\nPara: Ines\n\n¿Tienes?'],
    ['an original message', '-----Original Message-----\nDo you?'],
    ['nothing but marks', '> Do you?\n>\n> Rosa'],
  ])('are told from it by their introduction: %s', (_, quoted) => {
    expect(splitQuoted(`Yes.\n\nInes\n\n${quoted}\n`)).toEqual({ text: 'Yes.\n\nInes', quoted })
  })

  it.each([
    ['between their lines', 'Hello, see below.\n> Do you?\nYes.\n> Since when?\n2019.'],
    ['below them', '> Do you?\n\nYes.'],
    ['without them', 'On Monday I wrote: yes.\nFrom: here I come by train.'],
  ])('are left where the answer stands %s', (_, whole) => {
    expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
  })
})
