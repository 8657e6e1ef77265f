import type { EmailTemplate } from '#contract/messages/email-templates.ts'

/** A template in the languages that it is written in. */
export type TemplateGroup = {
  slug: string
  /** Its name in the reader's language, or in another one that it has. */
  name: string
  /** Whether the product has one of this name. */
  hasDefault: boolean
  texts: readonly EmailTemplate[]
}

/** The templates of a company, each with all of its languages, by name. */
export function groupTemplates(
  templates: readonly EmailTemplate[],
  locale: string,
): TemplateGroup[] {
  const slugs = [...new Set(templates.map(({ template_slug: slug }) => slug))]
  return slugs
    .map((slug) => {
      const texts = templates
        .filter(({ template_slug: one }) => one === slug)
        .toSorted((one, other) => one.language.localeCompare(other.language))
      const own = texts.find(({ language }) => language === locale) ?? texts[0]
      return {
        slug,
        name: own?.template_display_name ?? slug,
        hasDefault: texts.some(({ has_default: hasDefault }) => hasDefault),
        texts,
      }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
