// The offer letters of a company: their texts with versions, and what can be wrong with them.
import { OFFER_LETTER_LIMITS } from '#contract/offers/offer-letter-rules.ts'
import * as contract from '#contract/offers/offer-letters.ts'
import type { OfferLetter, OfferLetterContent } from '#contract/offers/offer-letters.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { checkLetter } from './check-letter.ts'
import { type PreviewDeps, previewLetter } from './letter-preview.ts'
import * as repository from './letter-repository.ts'
import type { LetterKey } from './letter-repository.ts'

/** Of the number behind the name of a copy, with its space. */
const NUMBER_LENGTH = 4

type Timed = { readonly at: Date }
type Creation = Timed & { readonly accountId: number; readonly content: OfferLetterContent }

export function serveOfferLetters({ query, command }: StaffEndpoints, deps: PreviewDeps): void {
  const { now } = deps
  query(contract.listOfferLetters, ({ tx, access: { accountId }, query: asked }) =>
    repository.listLetters(tx, { ...asked, accountId }),
  )
  query(contract.getOfferTemplate, ({ tx, params }) => getLetter(tx, keyOf(params)))
  query(contract.listOfferTemplateVersions, async ({ tx, params, query: asked }) => {
    const key = keyOf(params)
    await getLetter(tx, key)
    return repository.listVersions(tx, { ...asked, ...key })
  })
  query(contract.getOfferTemplateVersion, async ({ tx, params }) => {
    const found = await repository.findVersion(tx, { ...keyOf(params), number: params.version })
    if (found === null) throw new AppError('not_found')
    return found
  })
  query(contract.previewOfferTemplate, ({ tx, access: { accountId }, body }) =>
    previewLetter(tx, { accountId, draft: body, deps }),
  )
  command(contract.createOfferTemplate, ({ body, ...changing }) =>
    createLetter(changing, { accountId: changing.access.accountId, content: body, at: now() }),
  )
  command(contract.saveOfferTemplate, ({ params, body, ...changing }) =>
    saveLetter(changing, { ...keyOf(params), content: body, at: now() }),
  )
  command(contract.archiveOfferTemplate, ({ params, body, ...changing }) =>
    setArchived(changing, { ...keyOf(params), isArchived: body.is_archived, at: now() }),
  )
  command(contract.duplicateOfferTemplate, ({ params, body, ...changing }) =>
    duplicate(changing, { ...keyOf(params), name: body.name, at: now() }),
  )
}

/** @throws AppError `validation_failed`, `letter_unsigned`, `letter_name_taken`, `list_full`. */
export async function createLetter(
  { tx, audit }: Pick<Changing, 'tx' | 'audit'>,
  { accountId, content: written, at }: Creation,
): Promise<OfferLetter> {
  await lockList(tx, { accountId })
  const content = await check(tx, { accountId, content: written, except: null })
  const limit = OFFER_LETTER_LIMITS.letters
  if ((await repository.countLetters(tx, { accountId })) >= limit)
    throw new AppError('list_full', { details: { limit } })
  const offerTemplateId = await repository.insertLetter(tx, { accountId, content, at })
  const key = { accountId, offerTemplateId }
  await audit({ ...entryOf(key), action: 'create', after: summaryOf({ ...content, version: 1 }) })
  return getLetter(tx, key)
}

/** @throws AppError `not_found`, `conflict`, and as `createLetter`. */
async function saveLetter(
  changing: Changing,
  { content: written, at, ...key }: LetterKey & Timed & { content: OfferLetterContent },
): Promise<OfferLetter> {
  const { tx, audit } = changing
  await lockList(tx, key)
  const before = await lock(tx, key)
  // It is restored first, so that no one changes what is not in use.
  if (before.is_archived) throw new AppError('not_found')
  assertBegunFrom(changing, contentOf(before))
  const content = await check(tx, { ...key, content: written, except: key.offerTemplateId })
  const isSameText = isTextOf(before, content)
  await repository.updateLetter(tx, { ...key, content, version: before.version, isSameText, at })
  const after = await getLetter(tx, key)
  await audit({
    ...entryOf(key),
    action: 'update',
    before: summaryOf(before),
    after: summaryOf(after),
  })
  return after
}

/** @throws AppError `not_found`, `letter_name_taken` for one that is restored. */
async function setArchived(
  { tx, audit }: Changing,
  { isArchived, at, ...key }: LetterKey & Timed & { isArchived: boolean },
): Promise<OfferLetter> {
  await lockList(tx, key)
  const before = await lock(tx, key)
  if (before.is_archived === isArchived) return before
  if (!isArchived) await assertNameFree(tx, { ...key, ...before, except: key.offerTemplateId })
  await repository.setArchived(tx, { ...key, archivedAt: isArchived ? at : null })
  const { name } = before
  const named = isArchived ? { before: { name } } : { after: { name } }
  await audit({ ...entryOf(key), action: isArchived ? 'archive' : 'restore', ...named })
  return { ...before, is_archived: isArchived }
}

/** @throws AppError `not_found`, `list_full`. */
async function duplicate(
  changing: Changing,
  { name: wanted, at, ...key }: LetterKey & Timed & { name: string },
): Promise<OfferLetter> {
  const { tx } = changing
  const { accountId } = key
  await lockList(tx, key)
  const source = await lock(tx, key)
  const { language } = source
  const taken = await repository.listNamesLike(tx, { accountId, language, name: wanted })
  const name = freeName(wanted, taken)
  const content = { ...contentOf(source), name }
  return createLetter(changing, { accountId, content, at })
}

/** The name, or with the lowest number behind it that makes it free. `taken` is in lower case. */
function freeName(name: string, taken: readonly string[]): string {
  const short = name.slice(0, OFFER_LETTER_LIMITS.name - NUMBER_LENGTH)
  const wanted = [name, ...taken.map((_, index) => `${short} ${index + 2}`)]
  return wanted.find((one) => !taken.includes(one.toLowerCase())) ?? `${short} ${taken.length + 2}`
}

type Checked = {
  readonly accountId: number
  readonly content: OfferLetterContent
  readonly except: number | null
}

async function check(tx: Tx, { content, ...checked }: Checked): Promise<OfferLetterContent> {
  const own = await repository.listOwnVariables(tx, checked)
  const clean = checkLetter(content, own)
  await assertNameFree(tx, { ...checked, ...clean })
  return clean
}

async function assertNameFree(
  tx: Tx,
  { accountId, language, name, except }: Parameters<typeof repository.isNameTaken>[1],
): Promise<void> {
  if (await repository.isNameTaken(tx, { accountId, language, name, except }))
    throw new AppError('letter_name_taken', { isOfWhole: true })
}

async function lock(tx: Tx, key: LetterKey): Promise<OfferLetter> {
  if (!(await repository.lockLetter(tx, key))) throw new AppError('not_found')
  return getLetter(tx, key)
}

async function getLetter(tx: Tx, key: LetterKey): Promise<OfferLetter> {
  const found = await repository.findLetter(tx, key)
  if (found === null) throw new AppError('not_found')
  return found
}

/** The state that a change begins from. */
function contentOf({ name, language, page_size, header, body_html, footer }: OfferLetter) {
  return { name, language, page_size, header, body_html, footer }
}

function isTextOf(one: OfferLetterContent, other: OfferLetterContent): boolean {
  return (['page_size', 'header', 'body_html', 'footer'] as const).every(
    (field) => one[field] === other[field],
  )
}

/** What the trail keeps: the versions have the texts. */
function summaryOf({
  name,
  language,
  version,
}: Pick<OfferLetter, 'name' | 'language' | 'version'>) {
  return { name, language, version }
}

function entryOf({ offerTemplateId }: LetterKey) {
  return { entity: 'offer_template', entityId: offerTemplateId } as const
}

function keyOf(params: { account_id: number; offer_template_id: number }): LetterKey {
  return { accountId: params.account_id, offerTemplateId: params.offer_template_id }
}
