// Which sections of the settings a user finds, and which one a screen belongs to.
import type { MessageDescriptor } from '@lingui/core'

import { hasFlag, type Person } from '#contract/access/screen-access.ts'
import { containsText } from '#web/i18n/contains-text.ts'

import type { SectionGroup } from './section-group.ts'
import { SETTINGS_SECTIONS } from './settings-sections.ts'

type SectionSearch = {
  readonly user: Person
  readonly text: string
  /** Words of the language that the user reads. */
  readonly say: (words: MessageDescriptor) => string
}

/** The groups with those of their sections that a user may open and a text finds; without a text, all of them. */
export function findSections({ user, text, say }: SectionSearch): readonly SectionGroup[] {
  return SETTINGS_SECTIONS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(
      (section) =>
        (section.flag === undefined || hasFlag(user, section.flag)) &&
        [section.name, section.keywords].some((words) => containsText(say(words), text)),
    ),
  })).filter(({ sections }) => sections.length > 0)
}

/** The section that a screen belongs to: the longest address that it begins with. */
export function currentSection(pathname: string): string | null {
  const hrefs = SETTINGS_SECTIONS.flatMap(({ sections }) => sections.map(({ href }) => href))
  const around = hrefs.filter((href) => `${pathname}/`.startsWith(`${href}/`))
  return around.toSorted((one, other) => other.length - one.length)[0] ?? null
}
