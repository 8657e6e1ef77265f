/**
 * Lint rules of this codebase that oxlint does not bring: it loads this file as a plugin.
 */
import { plainWords } from './plain-words.mjs'

const FUNCTION = 'a function'
const DECLARED = 2
// A callback's parameters are decided by the user who calls it (Array.reduce, Fastify hooks).
const CALLBACK = 4

const maxParams = {
  meta: { type: 'suggestion' },
  create(context) {
    const check = (node) => {
      const limit = isCallback(node) ? CALLBACK : DECLARED
      const count = node.params.filter((param) => param.name !== 'this').length
      if (count <= limit) return
      const name = node.id?.name ?? node.parent?.id?.name ?? node.parent?.key?.name ?? FUNCTION
      context.report({
        node,
        message: `${name} takes ${count} parameters (limit ${limit}): use one named object.`,
      })
    }
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    }
  },
}

/** A function that is handed over: its place in an argument list or an object literal says so. */
function isCallback(node) {
  const { type, arguments: args } = node.parent ?? {}
  if (type === 'CallExpression' || type === 'NewExpression') return args.includes(node)
  return type === 'Property' || type === 'JSXExpressionContainer'
}

const noEnum = {
  meta: { type: 'problem' },
  create: (context) => ({
    TSEnumDeclaration(node) {
      context.report({ node, message: 'No enums: use a zod enum or a union of strings.' })
    },
  }),
}

const VISIBLE_ATTRIBUTES = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])
const WORD = /\p{L}{2,}/u

const noBareText = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node) => {
      context.report({ node, message: 'Visible words go through Lingui: <Trans> or t`…`.' })
    }
    return {
      JSXText(node) {
        if (WORD.test(node.value) && !isInsideTrans(node)) report(node)
      },
      JSXAttribute(node) {
        if (VISIBLE_ATTRIBUTES.has(attributeName(node)) && isWords(node.value)) report(node)
      },
    }
  },
}

/** Parts of a Lingui macro (<Trans>, <Plural>, <Select>, …) are extracted. */
function isInsideTrans(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    const name = parent.type === 'JSXElement' ? parent.openingElement.name.name : undefined
    if (['Trans', 'Plural', 'Select', 'SelectOrdinal'].includes(name)) return true
  }
  return false
}

function attributeName(node) {
  const { name } = node.name
  return typeof name === 'string' ? name : `${node.name.namespace?.name}:${name?.name}`
}

function isWords(value) {
  if (value?.type === 'Literal') return WORD.test(String(value.value))
  if (value?.type !== 'JSXExpressionContainer') return false
  const { expression } = value
  if (expression.type === 'Literal') return WORD.test(String(expression.value))
  return (
    expression.type === 'TemplateLiteral' &&
    expression.quasis.some((quasi) => WORD.test(quasi.value.cooked))
  )
}

export default {
  meta: { name: 'house' },
  rules: {
    'max-params': maxParams,
    'no-enum': noEnum,
    'no-bare-text': noBareText,
    'plain-words': plainWords,
  },
}
