// A test that looks whether something is there, and no more, holds whatever it is.
import { parseSync, Visitor, type Node } from 'oxc-parser'
import { lineAt, type Rule, type Source } from '../reading/source.ts'

const isThere: ReadonlySet<string> = new Set([
  'toBeDefined',
  'toBeTruthy',
  'not.toBeNull',
  'not.toBeUndefined',
  'not.toBeFalsy',
  'not.toThrow',
])
const matchers = /\.(not\.)?(to[A-Z]\w*)\(/g

/** `test.each(rows)(…)` is a test as well. */
const calledOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return calledOf(node.object)
  return node.type === 'CallExpression' ? calledOf(node.callee) : ''
}

const faultsIn = ({ path, text }: Source): string[] => {
  const found: string[] = []
  new Visitor({
    CallExpression: (call) => {
      const isTest = ['test', 'it'].includes(calledOf(call.callee))
      const body = call.arguments.find(({ type }) => type === 'ArrowFunctionExpression')
      if (!isTest || !body) return
      const looks = [...text.slice(body.start, body.end).matchAll(matchers)]
      const saysNothing = looks.every(([, not = '', name = '']) => isThere.has(not + name))
      if (looks.length > 0 && saysNothing)
        found.push(`${path}:${lineAt(text, call.start)} looks whether something is there, and no more`)
    },
  }).visit(parseSync(path, text).program)
  return found
}

export const testsSaySomething: Rule = (files) =>
  files
    .filter(({ path }) => /\.(?:test|story)\.tsx?$/.test(path) && !path.startsWith('tools/house/'))
    .flatMap((file) => faultsIn(file))
