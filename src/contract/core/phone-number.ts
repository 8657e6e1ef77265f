// A phone number as staff see it, whatever way the person wrote it.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { z } from 'zod'

export const phoneNumberSchema = z.object({
  /** E.164, as `+14015550134`; what the person wrote where it is no number of the country that it is dialled from. */
  number: z.string(),
  /** For reading: `+1 401 555 0134`. */
  formatted: z.string(),
  /** Dialled after the number is answered; null without one. */
  extension: z.string().nullable(),
})
export type PhoneNumber = z.infer<typeof phoneNumberSchema>

/** A number with the code of its country, however it is spaced; read as E.164, which has no extension. */
export const writtenPhoneSchema = z
  .string()
  .max(40)
  .refine(isWholeNumber, { message: 'Not a phone number with its country code.' })
  .overwrite((text) => parsePhoneNumberFromString(text)?.number ?? text)

function isWholeNumber(text: string): boolean {
  const number = parsePhoneNumberFromString(text)
  return number?.isValid() === true && number.ext === undefined
}
