// Which tags a dialog shows, which of them are chosen, and what that asks of the server.
import type { ApplicantTag } from '#contract/requisitions/requisitions.ts'
import type { FoundChoice } from '#web/features/staff-shell/choices/choice-queries.ts'

type Tag = { readonly id: number | null; readonly name: string }

/** What was chosen, by the name in lower case: the server takes names without regard to case. */
export type Choices = ReadonlyMap<string, Tag & { readonly isOn: boolean }>

/** Whether all, some or none of those who are selected have a tag, or will have it. */
export type TagState = 'all' | 'some' | 'none'

/** The tags that a search found, and before them the new ones. */
export function shownTags(given: {
  known: readonly FoundChoice[]
  choices: Choices
  search: string
}): Tag[] {
  const search = given.search.trim().toLowerCase()
  const made = [...given.choices.values()].filter(
    ({ id, name }) => id === null && name.toLowerCase().includes(search),
  )
  return [...made, ...given.known.map(({ id, label: name }) => ({ id, name }))]
}

/** The name that can become a new tag; null for an empty search and for a tag that is there. */
export function newTag(given: { search: string; shown: readonly Tag[] }): string | null {
  const name = given.search.trim()
  const isKnown = given.shown.some((tag) => tag.name.toLowerCase() === name.toLowerCase())
  return name === '' || isKnown ? null : name
}

export function stateOf(given: {
  tag: Tag
  choices: Choices
  /** The tags of each; null where not all of them are known. */
  tagged: ReadonlyArray<readonly ApplicantTag[]> | null
}): TagState {
  const { tag, choices, tagged } = given
  const choice = choices.get(tag.name.toLowerCase())
  if (choice !== undefined) return choice.isOn ? 'all' : 'none'
  if (tagged === null) return 'some'
  const having = tagged.filter((tags) => tags.some(({ tag_id: id }) => id === tag.id)).length
  if (having === 0) return 'none'
  return having === tagged.length ? 'all' : 'some'
}

/** True when there is anything to save: a new tag that was taken off again is not. */
export function isChanged(choices: Choices): boolean {
  const { add, remove } = requestOf(choices)
  return add.length + remove.length > 0
}

export function requestOf(choices: Choices): { add: string[]; remove: number[] } {
  const all = [...choices.values()]
  return {
    add: all.filter(({ isOn }) => isOn).map(({ name }) => name),
    remove: all.flatMap(({ id, isOn }) => (isOn || id === null ? [] : [id])),
  }
}
