import { parseSync, Visitor, type Expression, type Node } from 'oxc-parser'
import { lineAt, type Source } from './source.ts'

export interface ImportFound {
  specifier: string
  line: number
}

export interface TextFound {
  value: string
  line: number
  /** Words between JSX tags: always shown to a person. */
  isMarkup: boolean
}

export interface CallFound {
  /** The method or function called, without what stands before the dot. */
  name: string
  /** The first argument where it is a plain string. */
  firstText: string | undefined
  argumentCount: number
  line: number
}

export interface FunctionFound {
  line: number
  /** How many lines of code it has: blank ones and comments do not count. */
  lines: number
}

export interface Parsed {
  imports: ImportFound[]
  texts: TextFound[]
  calls: CallFound[]
  functions: FunctionFound[]
}

const codeLines = (text: string): number =>
  text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length

const textOf = (node: Node | undefined | null): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw
  return undefined
}

const calleeName = (callee: Expression | Node): string | undefined => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name
  return undefined
}

const parse = ({ path, text }: Source): Parsed => {
  const found: Parsed = { imports: [], texts: [], calls: [], functions: [] }
  const specifiers = new Set<number>()
  const noteImport = (node: Node | null | undefined): void => {
    const specifier = textOf(node)
    if (node === null || node === undefined || specifier === undefined) return
    specifiers.add(node.start)
    found.imports.push({ specifier, line: lineAt(text, node.start) })
  }
  const noteText = (value: string, start: number, isMarkup: boolean): void => {
    if (!specifiers.has(start)) found.texts.push({ value, line: lineAt(text, start), isMarkup })
  }
  const noteFunction = ({ start, end }: { start: number; end: number }): void =>
    void found.functions.push({ line: lineAt(text, start), lines: codeLines(text.slice(start, end)) })
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  new Visitor({
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteFunction,
    ImportDeclaration: (node) => noteImport(node.source),
    ExportNamedDeclaration: (node) => noteImport(node.source),
    ExportAllDeclaration: (node) => noteImport(node.source),
    ImportExpression: (node) => noteImport(node.source),
    TSImportType: (node) => noteImport(node.source),
    Literal: (node) => {
      if (typeof node.value === 'string') noteText(node.value, node.start, false)
    },
    TemplateElement: (node) => noteText(node.value.raw, node.start, false),
    JSXText: (node) => noteText(node.value, node.start, true),
    CallExpression: (node) => {
      const name = calleeName(node.callee)
      if (name === undefined) return
      const firstText = textOf(node.arguments[0])
      found.calls.push({
        name,
        firstText,
        argumentCount: node.arguments.length,
        line: lineAt(text, node.start),
      })
    },
  }).visit(program)
  return found
}

const known = new WeakMap<Source, Parsed>()

/** What a file imports (types too), says in strings and calls. */
export const parsed = (file: Source): Parsed => {
  const before = known.get(file)
  if (before !== undefined) return before
  const now = parse(file)
  known.set(file, now)
  return now
}
