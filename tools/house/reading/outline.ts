// What stands where in a test file: its tests, its declarations, its imports, every text, every name in use.
import { parseSync, Visitor, type Node } from 'oxc-parser'
import { resolveImport } from './places.ts'
import type { Source } from './source.ts'

export interface Span {
  start: number
  end: number
}

export interface Text extends Span {
  /** Of a template all of it, `{}` where something is put in; of a regular expression without its marks. */
  value: string
}

export interface TestFound extends Span {
  /** As it is written: `%s`, `$name` and `{}` stand for what each row puts there. */
  title: string
}

export interface Outline {
  /** The file with its comments and the titles of its tests blanked: a title proves nothing. */
  code: string
  tests: TestFound[]
  texts: Text[]
  names: Array<{ name: string; start: number }>
  /** Where a name gets what it stands for, in any scope. */
  declared: Map<string, Span[]>
  imported: Map<string, { path: string; name: string }>
}

const testWords = new Set(['test', 'it'])

const templateText = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
  return undefined
}

const rowsAndConditions = new Set(['each', 'runIf'])

/** `test(…)`, `test.each(…)(…)` and `test.runIf(…).each(…)(…)`, not `test.step(…)`. */
const isTestCallee = (callee: Node): boolean => {
  if (callee.type === 'Identifier') return testWords.has(callee.name)
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return false
  const { object, property } = callee.callee
  return property.type === 'Identifier' && rowsAndConditions.has(property.name) && isTestCallee(object)
}

/** Every name that a pattern binds. */
const boundNames = (pattern: Node): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? boundNames(one) : []))
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  if (pattern.type === 'RestElement') return boundNames(pattern.argument)
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => boundNames(one.type === 'Property' ? one.value : one.argument))
  return []
}

/** The same length, so that every place stays its own. */
const blank = (text: string, comments: readonly Span[]): string =>
  comments.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  )

const unmarked = (pattern: string): string => pattern.replace(/^\^|\$$/g, '').replaceAll('\\', '')

const read = ({ path, text }: Source): Outline => {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const found: Outline = {
    code: blank(text, comments),
    tests: [],
    texts: [],
    names: [],
    declared: new Map(),
    imported: new Map(),
  }
  const notNames = new Set<number>()
  const titles: Span[] = []
  const declare = (names: readonly string[], { start, end }: Span): void => {
    for (const name of names) found.declared.set(name, [...(found.declared.get(name) ?? []), { start, end }])
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const target = resolveImport(path, source.value)
      if (target === undefined) return
      for (const one of specifiers) {
        const { name } = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported : one.local
        found.imported.set(one.local.name, { path: target, name })
      }
    },
    VariableDeclarator: (node) => declare(boundNames(node.id), node),
    FunctionDeclaration: (node) => declare(node.id ? [node.id.name] : [], node),
    ForOfStatement: ({ left, right }) => {
      if (left.type === 'VariableDeclaration')
        declare(
          left.declarations.flatMap(({ id }) => boundNames(id)),
          right,
        )
    },
    CallExpression: (node) => {
      const [first] = node.arguments
      const title = first && isTestCallee(node.callee) ? templateText(first) : undefined
      if (first === undefined || title === undefined) return
      found.tests.push({ title, start: node.start, end: node.end })
      titles.push(first)
    },
    MemberExpression: ({ computed, property }) => void (computed || notNames.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || notNames.add(key.start)),
    Identifier: ({ name, start }) => void found.names.push({ name, start }),
    Literal: (node) => {
      if (typeof node.value === 'string') found.texts.push({ ...node, value: node.value })
      else if ('regex' in node) found.texts.push({ ...node, value: unmarked(node.regex.pattern) })
    },
    TemplateLiteral: (node) => {
      found.texts.push({ value: templateText(node) ?? '', start: node.start, end: node.end })
    },
  }).visit(program)
  found.names = found.names.filter(({ start }) => !notNames.has(start))
  found.code = blank(found.code, titles)
  found.texts = found.texts.filter(({ start }) => !titles.some((title) => title.start === start))
  return found
}

const known = new WeakMap<Source, Outline>()

export const outlineOf = (file: Source): Outline => {
  const before = known.get(file)
  if (before !== undefined) return before
  const now = read(file)
  known.set(file, now)
  return now
}
