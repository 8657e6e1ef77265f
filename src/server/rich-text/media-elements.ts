// Images and videos of rich text: only what the company uploaded here, so that no other host learns who reads a text.
import type { Attributes } from 'sanitize-html'

import { COMPANY_MEDIA, isCompanyMediaPath } from '#contract/careers/careers-rules.ts'

/** The attributes of an image; none for one that is not stored here. */
export function imageOf({ src, alt = '', width }: Attributes): Attributes {
  const path = pathOf(src)
  if (path === null) return {}
  return { src: path, alt: alt.slice(0, COMPANY_MEDIA.altLength), ...lengthOf('width', width) }
}

/**
 * The attributes of a video; none for one that is not stored here. It always has controls and never plays by itself.
 */
export function videoOf(attribs: Attributes): Attributes {
  const { src, poster, title = '', width, height } = attribs
  const path = pathOf(src)
  if (path === null) return {}
  const posterPath = pathOf(poster)
  return {
    src: path,
    controls: '',
    ...(title === '' ? {} : { title: title.slice(0, COMPANY_MEDIA.altLength) }),
    ...lengthOf('width', width),
    ...lengthOf('height', height),
    ...('loop' in attribs ? { loop: '' } : {}),
    ...('muted' in attribs ? { muted: '' } : {}),
    ...(posterPath === null ? {} : { poster: posterPath }),
  }
}

/** Media with whole addresses in place of paths, and videos as links: for email programs. */
export function forEmail(
  origin: string,
  { tagName, attribs }: { tagName: string; attribs: Attributes },
): { tagName: string; attribs: Attributes; text?: string } {
  const { src = '', ...others } = attribs
  if (tagName === 'img')
    return { tagName, attribs: { ...others, src: origin + src, style: 'max-width:100%' } }
  const text = attribs['title'] ?? 'Video'
  return { tagName: 'a', attribs: { href: origin + src, rel: 'noopener noreferrer' }, text }
}

function pathOf(address: string | undefined): string | null {
  // What was copied from a page of ours has the whole address; the path is what counts.
  const path = (address ?? '').trim().replace(/^https?:\/\/[^/]+(?=\/media\/v1\/)/, '')
  return isCompanyMediaPath(path) ? path : null
}

function lengthOf(name: 'width' | 'height', value: string | undefined): Attributes {
  const { min, max } = COMPANY_MEDIA.width
  const length = /^\d{1,4}(?:px)?$/.test(value ?? '') ? Number.parseInt(value ?? '', 10) : 0
  return length >= min && length <= max ? { [name]: String(length) } : {}
}
