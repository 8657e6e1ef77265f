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

function unquote(lines) {
  const parts = lines.trim().split('\n')
  return parts.map((line) => JSON.parse(line)).join('')
}
