// What a user agreed to, and their profile: on the server as they said it, and no other user's.
import type { Findings } from './findings.ts'
import type { OwnCommand, Trouble } from './journal.ts'

const UNAUTHENTICATED = 401
/** The person whom the address of such a command names. */
const ADDRESS = /^\/user\/v1\/(?:consents\/user\/)?(\d+)\/$/

export function checkOwnData(findings: Findings): Trouble[] {
  return [
    ...[
      ...lostConsents(findings),
      ...lostProfiles(findings),
      ...lostEeoc(findings),
      ...lostExperiences(findings),
    ].map((what) => ({
      kind: 'lost' as const,
      what,
    })),
    ...[...strangers(findings), ...sentAsAnother(findings)].map((what) => ({
      kind: 'foreign' as const,
      what,
    })),
  ]
}

// Also what was written by a page that died before it could say so.
function* lostConsents({ seen, journal }: Findings): Iterable<string> {
  const isHeld = (ownerId: number, textId: number) =>
    seen.consents.some((one) => one.user_id === ownerId && one.text_id === textId)
  for (const { ownerId, kind, what } of [...journal.promisedOwn, ...journal.ownCommands]) {
    if (kind === 'consent' && !isHeld(ownerId, what)) yield 'I1 what a user agreed to never came'
  }
}

// A save gives way to a later one: on its device, or by the instants of two devices.
function* lostProfiles({ seen, journal }: Findings): Iterable<string> {
  const last = new Map<string, OwnCommand>()
  for (const command of journal.ownCommands)
    if (command.kind === 'profile') last.set(`${command.device}/${command.ownerId}`, command)
  for (const { ownerId, commandId } of last.values()) {
    if (!seen.receipts.some((one) => one.user_id === ownerId && one.key === commandId))
      yield 'I2 a profile left its device without a receipt'
  }
  for (const { ownerId, kind } of journal.promisedOwn) {
    if (kind === 'profile' && !seen.profiles.some((one) => one.user_id === ownerId))
      yield 'I1 a profile was called saved, and never came'
  }
}

// Answers give way to later ones, as a profile does: on their device, or by the instants of two devices.
function* lostEeoc({ seen, journal }: Findings): Iterable<string> {
  const last = new Map<string, OwnCommand>()
  for (const command of journal.ownCommands)
    if (command.kind === 'eeoc') last.set(`${command.device}/${command.refId}`, command)
  for (const { ownerId, commandId } of last.values()) {
    if (!seen.receipts.some((one) => one.user_id === ownerId && one.key === commandId))
      yield 'I2 an equal-opportunity answer left its device without a receipt'
  }
  for (const promised of journal.promisedOwn) {
    if (promised.kind === 'eeoc' && !seen.eeoc.some((one) => one.ref_id === promised.refId))
      yield 'I1 an equal-opportunity answer was called saved, and never came'
  }
}

// Entries give way to later ones, as a profile does.
function* lostExperiences({ seen, journal }: Findings): Iterable<string> {
  const last = new Map<string, OwnCommand>()
  for (const command of journal.ownCommands)
    if (command.kind === 'experience') last.set(`${command.device}/${command.entry}`, command)
  for (const { ownerId, commandId } of last.values()) {
    if (!seen.receipts.some((one) => one.user_id === ownerId && one.key === commandId))
      yield 'I2 an entry of work experience left its device without a receipt'
  }
  for (const promised of journal.promisedOwn) {
    if (
      promised.kind === 'experience' &&
      !seen.experiences.some((one) => one.entry === promised.entry)
    )
      yield 'I1 an entry of work experience was called saved, and never came'
  }
}

function* strangers({ seen, journal }: Findings): Iterable<string> {
  const isTheirs = (ownerId: number, what: unknown) =>
    journal.ownCommands.some((one) => one.ownerId === ownerId && one.what === what)
  for (const { user_id: userId, text_id: textId } of seen.consents)
    if (!isTheirs(userId, textId)) yield 'the database says that a user agreed who did not'
  for (const { user_id: userId, race } of seen.eeoc)
    if (!isTheirs(userId, race)) yield 'an equal-opportunity answer is not what its owner chose'
  for (const { user_id: userId, title } of seen.experiences)
    if (!isTheirs(userId, title ?? ''))
      yield 'an entry of work experience holds what its owner never said'
  for (const { user_id: userId, city } of seen.profiles)
    if (!isTheirs(userId, city)) yield 'a profile holds what its owner never said'
}

function* sentAsAnother({ journal }: Findings): Iterable<string> {
  for (const { url, status, sessionOf } of journal.exchanges) {
    const owner = ADDRESS.exec(url)?.[1]
    if (owner === undefined || sessionOf === null || Number(owner) === sessionOf) continue
    if (status !== null && status !== UNAUTHENTICATED)
      yield 'what one person said was sent in the session of another'
  }
}
