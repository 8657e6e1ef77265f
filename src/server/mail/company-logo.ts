// The logo of a company in its mail. Mail programs show neither SVG nor images in an address, so it goes along as a small
// PNG, and the HTML names it by its Content-ID.
import { buffer } from 'node:stream/consumers'

import { renderAsync, Resvg } from '@resvg/resvg-js'
import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

import { findImage } from '../careers/company-media/find-image.ts'
import type { Database, Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import type { OutgoingMail } from '../integrations/mail/port.ts'
import { isSwitchedOn } from '../settings/details/account-preferences.ts'
import type { Storage } from '../storage/storage.ts'
import type { MailLogo } from './compile-email.ts'
import { escapeHtml } from './escape-html.ts'

type Deps = { readonly database: Database; readonly storage: Pick<Storage, 'read'> }
type Png = { readonly content: Buffer; readonly width: number }
export type CompanyLogo = Png & { readonly alt: string }

const CONTENT_ID = 'logo@fairlead'
const DATA = /^data:(image\/(?:svg\+xml|png|jpeg|gif|webp))(;base64)?,(.*)$/s
/** Pixels, twice what is shown: screens of phones are that fine. */
const HEIGHT = 96
const MAX_WIDTH = 480
/** An image of more pixels would take the memory of the server to shrink. */
const MAX_PIXELS = 25_000_000
const FONT = { loadSystemFonts: false }
const SVG = 'xmlns="http://www.w3.org/2000/svg"'

/** By the address, which names the same image for good; null for one that cannot be drawn. */
const DRAWN = new LRUCache<string, { readonly png: Png | null }>({ max: 200 })

/** Null for a company without one, or to which the provider has not switched it on. */
export async function findCompanyLogo(
  deps: Deps,
  accountId: number | null | undefined,
): Promise<CompanyLogo | null> {
  if (accountId === null || accountId === undefined) return null
  const scope = { kind: 'system' } as const
  return drawLogo(deps, await deps.database.inScope(scope, (tx) => findLogo(tx, accountId)))
}

/** The same of a logo that `findLogo` found in the caller's own transaction. */
export async function drawLogo(
  deps: Pick<Deps, 'storage'>,
  found: FoundLogo | null,
): Promise<CompanyLogo | null> {
  if (found === null) return null
  const { url, name: alt, stored } = found
  const known = DRAWN.get(url)
  const png = known === undefined ? await draw(deps, { url, stored }) : known.png
  DRAWN.set(url, { png })
  return png === null ? null : { ...png, alt }
}

/** What composing and sending a message take of a logo: nothing without one. */
export function logoParts(logo: CompanyLogo | null): {
  logo?: MailLogo
  images?: NonNullable<OutgoingMail['images']>
} {
  if (logo === null) return {}
  const { alt, width, content } = logo
  return {
    logo: { src: `cid:${CONTENT_ID}`, alt, width },
    images: [{ cid: CONTENT_ID, mime: 'image/png', content }],
  }
}

/** The same where there is no message around it, as in a preview. */
export function logoInline({ content, ...logo }: CompanyLogo): MailLogo {
  return { ...logo, src: `data:image/png;base64,${content.toString('base64')}` }
}

type FoundLogo = Source & { readonly name: string }
type Source = { readonly url: string; readonly stored: Awaited<ReturnType<typeof findImage>> }

/** Which image it is. Runs in the system's scope, or in the company's. */
export async function findLogo(tx: Tx, accountId: number): Promise<FoundLogo | null> {
  const [row] = await tx.db
    .select({ url: account.logoUrl, name: account.name })
    .from(account)
    .where(eq(account.accountId, accountId))
  if (row === undefined || row.url === null) return null
  if (!(await isSwitchedOn(tx, { accountId, keyname: 'WHITE_LABEL_LOGO' }))) return null
  return { name: row.name, url: row.url, stored: await findImage(tx, { accountId, path: row.url }) }
}

async function draw(
  { storage }: Pick<Deps, 'storage'>,
  { url, stored }: Source,
): Promise<Png | null> {
  const svg =
    stored === null
      ? svgOfData(url)
      : svgAround(stored.mime, await buffer(storage.read(stored.key)))
  if (svg === null) return null
  try {
    const { width, height } = new Resvg(svg, { font: FONT })
    const isWide = width / height > MAX_WIDTH / HEIGHT
    const fitTo = isWide
      ? ({ mode: 'width', value: MAX_WIDTH } as const)
      : ({ mode: 'height', value: HEIGHT } as const)
    const drawn = await renderAsync(svg, { font: FONT, fitTo })
    return { content: drawn.asPng(), width: Math.round(drawn.width / 2) }
  } catch {
    // The library throws nothing but plain errors about images that are none: such a company's mail has no logo.
    return null
  }
}

/** Logos of the demo are in their address. Scripts and files in an SVG are not looked at. */
function svgOfData(url: string): string | null {
  const [, mime = '', base64, data = ''] = DATA.exec(url) ?? []
  if (mime === '') return null
  const bytes = Buffer.from(
    base64 === undefined ? decodeURIComponent(data) : data,
    base64 === undefined ? 'utf8' : 'base64',
  )
  return mime === 'image/svg+xml' ? bytes.toString('utf8') : svgAround(mime, bytes)
}

/** Another format inside of an SVG of its size; null for one that is none, or too large. */
function svgAround(mime: string, bytes: Buffer): string | null {
  const href = escapeHtml(`data:${mime};base64,${bytes.toString('base64')}`)
  const image = `<image href="${href}"/>`
  const size = new Resvg(`<svg ${SVG} width="1" height="1">${image}</svg>`, {
    font: FONT,
  }).getBBox()
  if (size === undefined || size.width * size.height > MAX_PIXELS) return null
  return `<svg ${SVG} width="${size.width}" height="${size.height}">${image}</svg>`
}
