// The limits, states and list orders of careers: without zod, so that forms can read them as well.

// Images and videos in a company's texts: their types, sizes and addresses. Without zod: the editor reads it.

/** What `resource_type` of an upload can be. */
export const MEDIA_RESOURCE_TYPES = ['image', 'video'] as const
export type MediaResourceType = (typeof MEDIA_RESOURCE_TYPES)[number]

/** SVG is left out: it can hold scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg'] as const
export type CompanyMediaType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number]

const MIB = 1024 ** 2

export const COMPANY_MEDIA = {
  /** Bytes of one file, by `resource_type`. */
  fileBytes: { image: 5 * MIB, video: 100 * MIB },
  /** Bytes of all images and videos of one company. */
  accountBytes: 5 * 1024 * MIB,
  altLength: 300,
  /** px, of an image's width in a text. */
  width: { min: 16, max: 2000 },
} as const

const PATH = /^\/media\/v1\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/$/

/** Whether an address is that of an image or video which was uploaded here. */
export function isCompanyMediaPath(path: string): boolean {
  return PATH.test(path)
}

/** The address of an uploaded image or video, without the origin. */
export function companyMediaPath(mediaId: string): string {
  return `/media/v1/${mediaId}/`
}

// Where applicants come from. Without zod, because addresses and labels are read before a screen is loaded.

/** What a company's own sources are grouped by. */
export const SOURCE_TYPES = [
  'third_party_boards',
  'referrals',
  'company_marketing',
  'social_media',
  'agencies',
  'events',
  'candidate_search',
  'prospecting',
  'internal',
  'other',
] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** What an application counts as that came by no tracked link. */
export const DIRECT_SOURCE = 'direct'

export const SOURCE_NAME_MAX_LENGTH = 80

/** The query parameter that carries the token of a tracked link to the application. */
export const SOURCE_PARAMETER = 'src'

/** The query parameter that carries the application's id in the system that the link came from, such as a job board. */
export const EXTERNAL_ID_PARAMETER = 'external_application_id'
export const EXTERNAL_ID_MAX_LENGTH = 100
