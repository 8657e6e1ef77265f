// What people say of themselves: how to reach them, and what only staff with `private_data_access` see.
import { z } from 'zod'

import { emailSchema } from '../core/email.ts'
import { endpoint } from '../core/endpoint.ts'
import { phoneNumberSchema } from '../core/phone-number.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  isFullNameSchema,
  oneLine,
  ownNameShape,
  textSchema,
  withWholeName,
} from '../core/shape.ts'
import { isBirthDate, isLinkedInUrl, isPhoneNumber, OLDEST_BIRTH } from './profile-rules.ts'

const TAG = 'Profile'

const COUNTRY_CODE = /^[A-Z]{2}$/

export const genderSchema = z.enum(['Male', 'Female'])
export type Gender = z.infer<typeof genderSchema>

const dobSchema = z
  .string()
  .refine((date) => isBirthDate(date, new Date().toISOString().slice(0, 10)), {
    message: `A date from ${OLDEST_BIRTH} to today.`,
  })

/** What may be left empty: null and the empty text are the same. */
function orNone(schema: z.ZodType<string, string>, message: string) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || schema.safeParse(text).success, { message })
    .transform((text) => (text === '' ? null : schema.parse(text)))
    .nullable()
}

const shortText = (max: number) =>
  orNone(textSchema.overwrite(oneLine).max(max), `At most ${max} characters that can be stored.`)

/** Whatever of a profile its owner may change. */
export const profileFieldsSchema = z.object({
  ...ownNameShape,
  email2: orNone(emailSchema, 'Not an email address.'),
  phone_number: orNone(
    z.string().refine(isPhoneNumber),
    'Digits only, without spaces; a plus may come first, and x with an extension last.',
  ),
  is_opt_in: z.boolean(),
  city: shortText(100),
  state_code: shortText(10),
  zip: shortText(12),
  country_code: orNone(z.string().regex(COUNTRY_CODE), 'Two capital letters, as in ISO 3166.'),
  linkedin_url: orNone(
    textSchema.max(300).refine(isLinkedInUrl),
    'An https address of a page on linkedin.com.',
  ),
  dob: dobSchema,
  gender: genderSchema,
})
export type ProfileFields = z.output<typeof profileFieldsSchema>

/** How to reach a person, as they wrote it; null where nothing was given. */
export const personalDetailsSchema = z.object({
  email2: z.string().nullable(),
  phone_number: z.string().nullable(),
  is_opt_in: z.boolean(),
  city: z.string().nullable(),
  state_code: z.string().nullable(),
  zip: z.string().nullable(),
  country_code: z.string().nullable(),
  linkedin_url: z.string().nullable(),
})
export type PersonalDetails = z.infer<typeof personalDetailsSchema>

/**
 * What every member of staff sees who may see the application: what the profile says, and else what was answered in a
 * form of the application.
 */
export const applicantDetailsSchema = personalDetailsSchema.omit({ phone_number: true }).extend({
  phone: phoneNumberSchema.nullable(),
  /** Street and number, which only forms ask for. */
  address: z.string().nullable(),
})
export type ApplicantDetails = z.infer<typeof applicantDetailsSchema>

/** What only staff see whose role includes private data. */
export const privateDetailsSchema = z.object({ dob: z.iso.date(), gender: genderSchema })
export type PrivateDetails = z.infer<typeof privateDetailsSchema>

export const userProfileSchema = personalDetailsSchema.extend({
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  dob: z.iso.date().nullable(),
  gender: genderSchema.nullable(),
  /** When the newest save was made, by the server's clock as its device estimated it; null before the first. */
  saved_at: instantSchema.nullable(),
})
export type UserProfile = z.infer<typeof userProfileSchema>

/** Names what was stored, and holds nothing of it. */
export const profileReceiptSchema = z.object({
  user_id: z.number(),
  saved_at: instantSchema,
  /** False when a newer save, of another device, was there already: then this one changed nothing. */
  is_applied: z.boolean(),
  server_time: instantSchema,
})
export type ProfileReceipt = z.infer<typeof profileReceiptSchema>

const params = z.object({ user_id: idSchema })
const own = { level: 1, scope: 'person' } as const

export const getUserProfile = endpoint({
  method: 'GET',
  url: '/user/v1/:user_id/',
  tag: TAG,
  summary: 'The caller’s own profile',
  policy: own,
  params,
  isStored: true,
  responses: { 200: dataOf(userProfileSchema) },
})

export const saveUserProfile = endpoint({
  method: 'PATCH',
  url: '/user/v1/:user_id/',
  tag: TAG,
  summary:
    'Change the caller’s own profile; what is left out stays, and the first save of a name, date of birth or gender needs the last two',
  policy: { ...own, isIdempotent: true },
  params,
  body: withWholeName(
    profileFieldsSchema.partial().extend({
      is_full_name: isFullNameSchema,
      /** When it was saved on the device, by the server’s clock as it estimates it; now, when left out. */
      saved_at: instantSchema.optional(),
    }),
  ),
  isStored: true,
  responses: { 200: dataOf(profileReceiptSchema) },
})
