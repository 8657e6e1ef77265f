/**
 * The lint rule that holds the glossary of plain English: words that stand for something else here than elsewhere are
 * reported in the names that a file declares, in its comments, and in its texts (messages, titles of tests).
 *
 * Not in the list, because their ordinary meaning is the usual one in code: seat (of a hiring class), memory (RAM), rest (`...rest`), copy, place,
 * text, trail (the audit trail), turns, tries. A reader watches over those.
 */

/**
 * `names`: parts of declared names and of file names. `prose`: comments and texts. `except`: whole names with the word's
 * ordinary meaning. `allowedIn`: files about it.
 */
const GLOSSARY = [
  {
    words: ['door', 'doors'],
    use: 'login page, invitation link or sign-in method',
    in: ['names', 'prose'],
    // What the API and the databases of servers and devices have called it since the first version.
    except: ['door', 'door_kind', 'door_uuid'],
  },
  { words: ['crowd'], use: 'burst or concurrency limit', in: ['names', 'prose'] },
  { words: ['whence'], use: 'request origin', in: ['names', 'prose'] },
  { words: ['asker', 'askers'], use: 'client', in: ['names', 'prose'] },
  { words: ['correspondence'], use: 'mail context', in: ['names', 'prose'] },
  { words: ['whoever'], use: 'the user', in: ['names', 'prose'] },
  { words: ['somebody'], use: 'a user, someone', in: ['names', 'prose'] },
  { words: ['nobody'], use: 'no one', in: ['names', 'prose'] },
  { words: ['everybody'], use: 'everyone', in: ['names', 'prose'] },
  { words: ['anybody'], use: 'anyone', in: ['names', 'prose'] },
  { words: ['anew'], use: 'again', in: ['names', 'prose'] },
  { words: ['sabotage', 'sabotages', 'sabotaged'], use: 'mutant', in: ['names', 'prose'] },
  { words: ['mend', 'mends', 'mended'], use: 'repair', in: ['names', 'prose'] },
  { words: ['recall', 'recalls'], use: 'get or find', in: ['names'] },
  { words: ['hand in', 'hands in', 'handed in'], use: 'submit', in: ['prose'] },
  {
    words: ['take over', 'take overs', 'takes over', 'took over', 'taken over', 'taking over'],
    use: 'claim, adopt or activate',
    in: ['names', 'prose'],
  },
  { words: ['parked'], use: 'dead-lettered', in: ['names', 'prose'] },
  { words: ['pen'], use: 'write lock', in: ['names'] },
  { words: ['sit', 'sits'], use: 'acquire', in: ['names'] },
  {
    words: ['family', 'families'],
    use: 'route module',
    in: ['names'],
    // Of fonts, of addresses (node:net) and of people.
    except: ['family', 'fontFamily', 'family_name'],
  },
  { words: ['pager'], use: 'navigator', in: ['names'] },
  {
    words: ['sheet', 'sheets'],
    use: 'answer store',
    in: ['names'],
    // Spreadsheets and stylesheets have them.
    allowedIn: /export|imports|spreadsheet|style/,
  },
  { words: ['picture', 'pictures'], use: 'snapshot, screenshot or image', in: ['names'] },
  { words: ['floor'], use: 'baseline', in: ['names'] },
  { words: ['stand'], use: 'environment', in: ['names'] },
  { words: ['generation', 'generations'], use: 'epoch', in: ['names'] },
  { words: ['lead'], use: 'redirect', in: ['names'] },
  { words: ['apart'], use: 'standalone', in: ['names'] },
  { words: ['place of'], use: 'position or location', in: ['wholeNames'] },
  { words: ['by of'], use: 'actor', in: ['wholeNames'] },
]

// A part of a name: camelCase, PascalCase, snake_case, CONSTANT_CASE and kebab-case.
const NAME_PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g

/**
 * What a declared name, or the name of a file, has of the glossary. `file`: where it is.
 * @returns {{ word: string, use: string }[]}
 */
export function bannedInName(name, file = '') {
  const parts = (name.match(NAME_PARTS) ?? []).join(' ')
  return GLOSSARY.filter((entry) => !entry.except?.includes(name) && !entry.allowedIn?.test(file))
    .filter(({ in: where }) => where.includes('names') || where.includes('wholeNames'))
    .flatMap((entry) => found(entry, { text: parts, isWhole: entry.in.includes('wholeNames') }))
}

/**
 * What a comment or a text has of the glossary.
 * @returns {{ word: string, use: string }[]}
 */
export function bannedInProse(text) {
  return GLOSSARY.filter(({ in: where }) => where.includes('prose')).flatMap((entry) =>
    found(entry, { text }),
  )
}

function found({ words, use }, { text, isWhole = false }) {
  const anyOf = `(?:${words.join('|').replaceAll(' ', '\\s+')})`
  const match = text.match(new RegExp(isWhole ? `^${anyOf}$` : `\\b${anyOf}\\b`, 'i'))
  return match === null ? [] : [{ word: match[0], use }]
}

export const plainWords = {
  meta: { type: 'suggestion' },
  create(context) {
    const file = context.filename
    const report = (node, found) => {
      for (const { word, use } of found)
        context.report({ node, message: `Not "${word}" but ${use} (plain English).` })
    }
    const checkName = (node) => report(node, bannedInName(node.name, file))
    const checkPattern = (node) => identifiersOf(node).forEach(checkName)
    const checkFunction = (node) => {
      if (node.id) checkName(node.id)
      node.params.forEach(checkPattern)
    }
    const checkMember = ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') checkName(key)
    }
    return {
      Program(node) {
        report(node, bannedInName(file.split('/').at(-1), file))
        for (const comment of context.sourceCode.getAllComments())
          report(comment, bannedInProse(comment.value))
      },
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: ({ id }) => id && checkName(id),
      TSTypeAliasDeclaration: ({ id }) => checkName(id),
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
      PropertyDefinition: checkMember,
      MethodDefinition: checkMember,
      JSXText: (node) => report(node, bannedInProse(node.value)),
      TemplateElement: (node) => isProse(node) && report(node, bannedInProse(node.value.raw)),
      Literal: (node) => isSentence(node.value) && report(node, bannedInProse(node.value)),
    }
  },
}

/** The names that a pattern declares: `{ a, b: [c], ...d }` has a, c and d. */
function identifiersOf(node) {
  if (node?.type === 'Identifier') return [node]
  if (node?.type === 'ObjectPattern') return node.properties.flatMap(identifiersOf)
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(identifiersOf)
  if (node?.type === 'Property') return identifiersOf(node.value)
  if (node?.type === 'AssignmentPattern') return identifiersOf(node.left)
  return node?.type === 'RestElement' ? identifiersOf(node.argument) : []
}

/** Whether a part of a template is a message, or of a sentence. */
function isProse({ value, parent }) {
  return parent.parent.tag?.name === 't' || isSentence(value.raw)
}

/** One word alone is a code or a key. */
function isSentence(value) {
  return typeof value === 'string' && /\S\s+\S/.test(value)
}
