import type { LocalizedText } from '#contract/core/shape.ts'

/** A profile that a company may begin with: written for this product, and free to change once it is taken. */
export type LibraryProfile = {
  readonly slug: string
  readonly title: LocalizedText
  readonly department: LocalizedText
  /** What a person who holds it does, in one or two sentences. */
  readonly description: LocalizedText
  /** Attributes of the product by their slugs, with weights. */
  readonly attributes: ReadonlyArray<readonly [slug: string, weight: number]>
}

type Words = readonly [title: string, description: string]

/** Takes the title and the description of each language side by side, so that a profile is read in one place. */
export function libraryProfile(given: {
  slug: string
  department: LocalizedText
  attributes: LibraryProfile['attributes']
  en: Words
  es: Words
  fr: Words
}): LibraryProfile {
  const { slug, department, attributes, en, es, fr } = given
  return {
    slug,
    department,
    attributes,
    title: { en: en[0], es: es[0], fr: fr[0] },
    description: { en: en[1], es: es[1], fr: fr[1] },
  }
}
