/**
 * Reads gettext catalogs, as far as Lingui writes them: one msgid and one msgstr each, maybe a
 * msgctxt, long ones over several lines.
 */
const ENTRY =
  /^(?!#~)(?:msgctxt (?<context>(?:".*"\n?)+))?msgid (?<id>(?:".*"\n?)+)msgstr (?<text>(?:".*"\n?)+)/gm

/**
 * @param {string} catalog text of a .po file
 * @returns {Map<string, string>} message id (with its context) → words, '' when untranslated
 */
export function listMessages(catalog) {
  const entries = [...catalog.replaceAll('\r', '').matchAll(ENTRY)].map(({ groups }) => {
    const { context, id, text } = groups
    return [context ? `${unquote(context)} | ${unquote(id)}` : unquote(id), unquote(text)]
  })
  return new Map(entries.filter(([id]) => id !== ''))
}

/**
 * The messages that catalogs of one language translate differently. The app merges the catalogs of its areas: whichever
 * was loaded last would decide what everyone reads. Two meanings of one word take a context each.
 * @param {ReadonlyMap<string, string>[]} catalogs as `listMessages` reads them
 * @returns {{ id: string, texts: string[] }[]}
 */
export function findContradictions(catalogs) {
  const texts = new Map()
  for (const [id, text] of catalogs.flatMap((catalog) => [...catalog])) {
    if (text !== '') texts.set(id, new Set([...(texts.get(id) ?? []), text]))
  }
  const different = [...texts].filter(([, found]) => found.size > 1)
  return different.map(([id, found]) => ({ id, texts: [...found] }))
}

function unquote(lines) {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line)).join('')
}
