// The port of mail that comes in: whatever brings an email hands it over here, whole, and is told what became of it. Knows
// nothing of how it came.

/**
 * What became of an email. `stored`: it is an answer of an applicant, and in their messages now. `duplicate`: it was there
 * already. `automatic`: a machine wrote it. `no_thread`: none of its addresses belongs to anyone's messages. `too_many`: the
 * person wrote more in a day than people do. `unreadable`: it is no email.
 */
export type Received =
  | 'stored'
  | 'duplicate'
  | 'automatic'
  | 'no_thread'
  | 'too_many'
  | 'unreadable'

/**
 * Takes one email in as it was sent (RFC 5322), of at most `REPLY_LIMITS.mailBytes`. Taken in twice, it does nothing more.
 * @throws Error where it could not be stored now: hand it over again.
 */
export type InboundMail = (raw: Buffer) => Promise<Received>
