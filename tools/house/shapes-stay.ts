// The web never reads a shape of the contract: a build carries the contract as data, and a shape in it is undefined.
import { parseSync, Visitor, type Node } from 'oxc-parser'
import { isTest, lineAt, type Rule, type Source } from './reading/source.ts'

/** What a build leaves out of an endpoint; how it is called stays. */
const leftOut = new Set(['params', 'query', 'body', 'reply', 'errors', 'summary'])
const judging = new Set(['parse', 'parseAsync', 'safeParse', 'safeParseAsync'])
/** `api.<noun>.<name>`, before what is read of it. */
const endpointDepth = 2

const propertyOf = (node: Node): string | undefined => {
  if (node.type !== 'MemberExpression') return undefined
  if (node.computed) return node.property.type === 'Literal' ? String(node.property.value) : undefined
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

/** How many steps below `api` an expression stands; undefined for what does not begin there. */
const stepsFromApi = (node: Node): number | undefined => {
  if (node.type === 'Identifier') return node.name === 'api' ? 0 : undefined
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return stepsFromApi(node.expression)
  if (node.type !== 'MemberExpression') return undefined
  const before = stepsFromApi(node.object)
  return before === undefined ? undefined : before + 1
}

/** The last word of what a method is called on. */
const nameOf = (node: Node): string | undefined => (node.type === 'Identifier' ? node.name : propertyOf(node))

const isShapeName = (name: string | undefined): boolean =>
  name !== undefined && (leftOut.has(name) || name.endsWith('Shape'))

const faultsIn = ({ path, text }: Source): string[] => {
  const found: string[] = []
  const note = (start: number, what: string) =>
    found.push(`${path}:${lineAt(text, start)} ${what}: a build has no shapes, judge with the domain`)
  const { program } = parseSync(path, text)
  new Visitor({
    MemberExpression: (node) => {
      const name = propertyOf(node)
      if (name !== undefined && leftOut.has(name) && stepsFromApi(node.object) === endpointDepth)
        note(node.start, `reads .${name} of an endpoint`)
    },
    VariableDeclarator: (node) => {
      if (node.id.type !== 'ObjectPattern' || !node.init || stepsFromApi(node.init) !== endpointDepth) return
      for (const part of node.id.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && leftOut.has(part.key.name))
          note(part.start, `takes ${part.key.name} out of an endpoint`)
    },
    CallExpression: ({ callee, start }) => {
      const method = propertyOf(callee)
      if (callee.type !== 'MemberExpression' || method === undefined) return
      const isJudging = judging.has(method) && isShapeName(nameOf(callee.object))
      if (isJudging) note(start, `calls .${method}`)
    },
  }).visit(program)
  return found
}

export const shapesStayAtTheServer: Rule = (files) =>
  files.filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path)).flatMap(faultsIn)
