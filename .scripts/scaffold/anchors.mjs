/**
 * Where a hand-written list ends: found by what the file declares, never by line numbers or by what stands beside it.
 */
import ts from 'typescript'

import { Refusal } from './refusal.mjs'

/**
 * @typedef {{name: string, find: (source: ts.SourceFile) => {at: number, before: string} | undefined}} Anchor
 *   name: as a message calls it; at: where the text goes; before: what joins it to what stands there
 */

/** @returns {Anchor} the end of the first array in the declaration of a variable */
export function arrayOf(variable) {
  const isWanted = (node) => ts.isVariableDeclaration(node) && node.name.getText() === variable
  return {
    name: `the array ${variable}`,
    find: (source) => endOfArray(first(first(source, isWanted), ts.isArrayLiteralExpression)),
  }
}

/** @returns {Anchor} the end of the first object in the declaration of a variable */
export function objectOf(variable) {
  const isWanted = (node) => ts.isVariableDeclaration(node) && node.name.getText() === variable
  return {
    name: `the object ${variable}`,
    find: (source) => {
      const declaration = first(source, isWanted)
      const object = first(declaration?.initializer, ts.isObjectLiteralExpression)
      return endOf(object, object?.properties)
    },
  }
}

/** @returns {Anchor} the end of the array of a property, in the object that has another property of this source text */
export function arrayBeside(property, { sibling, text }) {
  const isWanted = (node) =>
    ts.isObjectLiteralExpression(node) && valueOf(node, sibling)?.getText() === text
  return {
    name: `the array ${property} beside ${sibling}: ${text}`,
    find: (source) => {
      const object = first(source, isWanted)
      const value = object && valueOf(object, property)
      return value && ts.isArrayLiteralExpression(value) ? endOfArray(value) : undefined
    },
  }
}

/** @type {Anchor} the imports; the formatter puts a new one in its order */
export const imports = {
  name: 'the imports',
  find: (source) => {
    const last = source.statements.findLast((statement) => ts.isImportDeclaration(statement))
    return last && { at: last.getEnd(), before: '\n' }
  },
}

/**
 * Puts texts at their anchors.
 * @param {{path: string, text: string}} file
 * @param {readonly {anchor: Anchor, text: string}[]} insertions
 * @returns {string} the file's new text
 * @throws {Refusal} where an anchor is not there
 */
export function insert({ path, text }, insertions) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = insertions.map((insertion) => {
    const spot = insertion.anchor.find(source)
    if (spot === undefined) throw new Refusal(`${path}: ${insertion.anchor.name} was not found.`)
    return { at: spot.at, text: `${spot.before}${insertion.text}\n` }
  })
  // From the end, so that what is before stays where it is.
  const fromEnd = found.toSorted((one, other) => other.at - one.at)
  return fromEnd.reduce(
    (whole, { at, text: added }) => whole.slice(0, at) + added + whole.slice(at),
    text,
  )
}

/**
 * Why a text is no TypeScript; undefined when it is.
 * @param {{path: string, text: string}} file
 */
export function syntaxProblem({ path, text }) {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  })
  const [problem] = diagnostics
  return problem && ts.flattenDiagnosticMessageText(problem.messageText, ' ')
}

function endOfArray(array) {
  return endOf(array, array?.elements)
}

/** Behind the last of the entries of an array or an object. */
function endOf(node, entries) {
  if (node === undefined) return undefined
  const last = entries.at(-1)
  if (last === undefined) return { at: node.getEnd() - 1, before: '' }
  return { at: last.getEnd(), before: ',\n' }
}

function valueOf(object, property) {
  const found = object.properties.find((one) => one.name?.getText() === property)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

/** The first node inside that is wanted, from the top. */
function first(node, isWanted) {
  if (node === undefined || isWanted(node)) return node
  return ts.forEachChild(node, (child) => first(child, isWanted))
}
