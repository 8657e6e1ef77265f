// Images and videos that a company puts into its texts: uploaded by staff, shown to everyone who reads the text.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema } from '../core/shape.ts'
import { MEDIA_RESOURCE_TYPES } from './careers-rules.ts'

const TAG = 'Media'

export const uploadCompanyMedia = endpoint({
  method: 'POST',
  url: '/account/v1/media/account/:account_id/',
  tag: TAG,
  summary:
    'Upload an image (PNG, JPEG, GIF, WebP; at most 5 MB) or a video (MP4, WebM, Ogg; at most 100 MB) for a text',
  policy: {
    level: 2,
    scope: 'account',
    anyFlagOrManager: ['smartreq_access', 'company_settings_access'],
    isIdempotent: true,
    rateLimit: { max: 30, windowSeconds: 60 },
  },
  form: z.object({ resource_type: z.enum(MEDIA_RESOURCE_TYPES) }),
  params: z.object({ account_id: idSchema }),
  /** `url` is a path of this server; the user who reads the text can open it. */
  responses: { 201: dataOf(z.object({ url: z.string() })) },
})

export const getCompanyMedia = endpoint({
  method: 'GET',
  url: '/media/v1/:media_id/',
  tag: TAG,
  summary: 'An image or a video of a company’s text, by its address; parts of it by Range',
  policy: { level: 0, scope: 'public' },
  bytes: 'out',
  params: z.object({ media_id: z.uuid() }),
  responses: { 200: z.unknown() },
})
