// Shapes that every domain of the contract uses: ids, localized text, data envelopes, paging.
import { z } from 'zod'

import { isOneLetterName, isPersonName, NAME_MAX_LENGTH } from './person-name-rules.ts'
import { OLDEST_PAYLOAD_VERSION, PAYLOAD_VERSION } from './version.ts'

export const LOCALES = ['en', 'es', 'fr'] as const
export const localeSchema = z.enum(LOCALES)
export type Locale = z.infer<typeof localeSchema>

/** Numeric id of a row that the server made. */
export const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Id that a device made before the server knew of it (UUID version 7). */
export const deviceBornIdSchema = z.uuid()

/** Version of a body that a device may have made long ago, see `version.ts`. */
export const payloadVersionSchema = z
  .number()
  .int()
  .min(OLDEST_PAYLOAD_VERSION)
  .max(PAYLOAD_VERSION)

/** An instant, ISO 8601 in UTC with milliseconds. Not before 1970: databases know no year 0. */
export const instantSchema = z.iso.datetime().refine((instant) => instant >= '1970', {
  message: 'Not before 1970.',
})

/** What the link of an email proves: who it was sent to, and that it was. */
export const emailedTokenSchema = z.object({
  uid: z.uuid(),
  user_token: z.string().min(1).max(100),
})
export type EmailedToken = z.infer<typeof emailedTokenSchema>

/** Text that a database can hold: whole characters, and no NUL. */
export const textSchema = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), {
  message: 'Has characters that cannot be stored.',
})

/**
 * Names and titles, which stand in lists and subjects among other words: one line, without control characters and what turns
 * the direction of the words behind it. What is left has to be seen.
 */
export const nameTextSchema = textSchema
  .overwrite(oneLine)
  .refine((text) => text === '' || text.replaceAll(UNSEEN, '') !== '', {
    message: 'Has no character that can be seen.',
  })

/** One line without what turns the direction of the words behind it: for what people write beside other words. */
export function oneLine(text: string): string {
  return text.replaceAll(UNPRINTED, ' ').replaceAll(DIRECTIONS, '').trim()
}

const UNPRINTED = /[\p{Cc}\u2028\u2029]+/gu
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu
/** The blank of Braille is no white space by its class. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu

const TOO_SHORT = { message: 'At least 2 characters.' }

/** A person's first or last name. */
export const personNameSchema = nameTextSchema.max(NAME_MAX_LENGTH).refine(isPersonName, TOO_SHORT)

const ownNameSchema = nameTextSchema
  .max(NAME_MAX_LENGTH)
  .refine((name) => isPersonName(name) || isOneLetterName(name), TOO_SHORT)

/** A person's name as they give it themselves; with `withWholeName`. */
export const ownNameShape = {
  first_name: ownNameSchema,
  last_name: ownNameSchema,
}

/** What they say beside it; left out by builds that do not ask. */
export const isFullNameSchema = z.boolean().optional()

type OwnName = {
  first_name?: string | undefined
  last_name?: string | undefined
  is_full_name?: boolean | undefined
}

/** Refuses a name of one letter, unless its owner says that it is their full name. */
export function withWholeName<S extends z.ZodType<OwnName>>(schema: S): S {
  return schema.superRefine((value, context) => {
    if (value.is_full_name === true) return
    for (const field of ['first_name', 'last_name'] as const)
      if (isOneLetterName(value[field] ?? ''))
        context.addIssue({ code: 'custom', path: [field], ...TOO_SHORT })
  })
}

/** One text in every language that the app speaks. */
export const localizedTextSchema = z.object({ en: z.string(), es: z.string(), fr: z.string() })
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** Success envelope of one thing. */
export function dataOf<S extends z.ZodType>(schema: S) {
  return z.object({ data: schema })
}

/** Success envelope of one page of a list. */
export function pageOf<S extends z.ZodType>(schema: S) {
  return z.object({
    data: z.array(schema),
    meta: z.object({ page: z.number(), page_size: z.number(), total: z.number() }),
  })
}

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(25),
  search: textSchema.trim().max(100).default(''),
})

/** `ordering` of a list: one of the names, or the name behind `-` for descending. */
export function orderingOf<const Name extends string>(names: readonly Name[]) {
  return z.enum(names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]))
}

/** Comma-separated query value of an enumeration: `status=new,active`. */
export function anyOf<S extends z.ZodType<string, string>>(schema: S) {
  return z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(schema))
}

// Of the greatest id, with its comma.
const ID_LENGTH = 17

/** Comma-separated ids of a query, each of them once: `7,9,12`. */
export function idListOf({ least = 0, most }: { least?: number; most: number }) {
  return z
    .string()
    .max(Math.max(200, most * ID_LENGTH))
    .transform((text) => [...new Set(text.split(',').filter((part) => part !== ''))].map(Number))
    .pipe(z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(least).max(most))
}
