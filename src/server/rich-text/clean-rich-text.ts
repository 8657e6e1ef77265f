// The one sanitiser of rich text: whatever a company writes or pastes passes here before it is stored.
import sanitizeHtml from 'sanitize-html'

import { ALIGNMENTS, DEFAULT_FONT_SIZE, FONT_SIZES } from '#contract/core/rich-text.ts'

import { forEmail, imageOf, videoOf } from './media-elements.ts'

const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...BLOCKS,
    'strong',
    'em',
    'u',
    'del',
    'span',
    'a',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'video',
  ],
  allowedAttributes: {
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, ['data-align']])),
    span: ['data-size'],
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'data-align'],
    td: ['colspan', 'rowspan', 'data-align'],
    img: ['src', 'alt', 'width'],
    video: ['src', 'controls', 'width', 'height', 'loop', 'muted', 'poster', 'title'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    s: 'del',
    strike: 'del',
    thead: 'tbody',
    tfoot: 'tbody',
    div: 'p',
    a: (tagName, { href }) => ({ tagName, attribs: linkOf(href) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageOf(attribs) }),
    video: (tagName, attribs) => ({ tagName, attribs: videoOf(attribs) }),
    span: (tagName, attribs) => ({ tagName, attribs: sizeOf(attribs) }),
    ...Object.fromEntries(
      [...BLOCKS, 'th', 'td'].map((tag) => [
        tag,
        (tagName: string, attribs: sanitizeHtml.Attributes) => ({
          tagName,
          attribs: { ...spansOf(attribs), ...alignmentOf(attribs) },
        }),
      ]),
    ),
  },
  // A span without a size and a link without an address say nothing; their words stay.
  exclusiveFilter: ({ tag, attribs }) =>
    ((tag === 'img' || tag === 'video') && attribs['src'] === undefined) ||
    (tag === 'span' && attribs['data-size'] === undefined) ||
    (tag === 'a' && !isAddress(attribs['href']))
      ? 'excludeTag'
      : false,
  nestingLimit: 40,
}

/** Clean HTML of what the format knows; the empty string when no text is left. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, RULES).trim()
  return hasContent(clean) ? clean : ''
}

const QUESTION_RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'strong', 'em', 'u', 'a', 'br', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: RULES.allowedSchemes ?? [],
  transformTags: {
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, 'p'])),
    a: sanitizeHtml.simpleTransform('a', { target: '_blank' }),
  },
}

/** Clean HTML for the text of a question: emphasis, lists, and links that open beside the app. No headings, tables or media. */
export function cleanQuestionText(html: string): string {
  const clean = sanitizeHtml(cleanRichText(html), QUESTION_RULES).trim()
  return hasContent(clean) ? clean : ''
}

/** The words alone, a line for each block: for mails, feeds and previews. */
export function plainTextOf(html: string): string {
  const lines = html.replaceAll(/<(?:br|\/p|\/h[1-6]|\/li|\/tr|hr)\b[^<>]*>/g, '$&\n')
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {}, textFilter: decoded })
  return text.replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** The same, with where each link leads behind its words: for the plain part of an email. */
export function plainTextWithLinks(clean: string): string {
  return plainTextOf(
    clean.replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      href === text ? text : `${text} (${href})`,
    ),
  )
}

/** Clean rich text whose images and videos have whole addresses: for readers outside of our pages. */
export function withWholeAddresses(clean: string, origin: string): string {
  return clean.replaceAll('="/media/v1/', `="${origin}/media/v1/`)
}

/**
 * Clean rich text for email programs, which know no style sheet and play no videos: with styles in place of the format's
 * data attributes, and media at `origin`.
 */
export function withInlineStyles(clean: string, origin: string): string {
  return sanitizeHtml(clean, {
    allowedTags: RULES.allowedTags ?? [],
    allowedAttributes: {
      '*': ['style', 'href', 'rel', 'start', 'colspan', 'rowspan', 'src', 'alt', 'width'],
    },
    transformTags: {
      img: (tagName, attribs) => forEmail(origin, { tagName, attribs }),
      video: (tagName, attribs) => forEmail(origin, { tagName, attribs }),
      '*': (tagName, { 'data-size': size, 'data-align': align, ...attribs }) => {
        const styles = [
          size === undefined ? '' : `font-size:${size}px`,
          align === undefined ? '' : `text-align:${align}`,
        ].filter((style) => style !== '')
        return {
          tagName,
          attribs: styles.length === 0 ? attribs : { ...attribs, style: styles.join(';') },
        }
      },
    },
  })
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function hasContent(html: string): boolean {
  return /<(?:hr|img|video)\b/.test(html) || html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}

// The linked page does not learn where the link stood.
function linkOf(href: string | undefined): sanitizeHtml.Attributes {
  return href === undefined || href.trim() === ''
    ? {}
    : { href: href.trim(), rel: 'noopener noreferrer' }
}

function isAddress(href: string | undefined): boolean {
  return href !== undefined && /^(?:https?|mailto|tel):/i.test(href)
}

function sizeOf({
  'data-size': own,
  style = '',
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const named = own ?? /(?:^|;)\s*font-size:\s*(\d+)px/i.exec(style)?.[1]
  const size = FONT_SIZES.find((one) => String(one) === named)
  return size === undefined || size === DEFAULT_FONT_SIZE ? {} : { 'data-size': String(size) }
}

function alignmentOf(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { 'data-align': own, align, style = '' } = attribs
  const named = own ?? align ?? /(?:^|;)\s*text-align:\s*(\w+)/i.exec(style)?.[1]
  const alignment = ALIGNMENTS.find((one) => one === named)
  return alignment === undefined || alignment === 'left' ? {} : { 'data-align': alignment }
}

function spansOf(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const spans = Object.entries(attribs).filter(
    ([name, value]) => ['colspan', 'rowspan'].includes(name) && /^[1-9]\d?$/.test(value),
  )
  return Object.fromEntries(spans)
}
