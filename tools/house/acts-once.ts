// Whatever acts goes out by the web's one mechanism (`shared/api`), which makes one press one act.
import { parseSync, Visitor, type Node } from 'oxc-parser'
import { isTest, lineAt, type Rule, type Source } from './reading/source.ts'

const mechanism = /^apps\/web\/src\/shared\/api\//
/** The remember cookie is traded for a token before there is anything to act with. */
const comesBack = new Set([
  'apps/web/src/shared/session/come-back.ts',
  'apps/web/src/screens/public/come-back.ts',
])
/** What would act past it, by where it comes from. */
const shut: ReadonlyArray<[from: RegExp, name: string]> = [
  [/^@tanstack\/react-query$/, 'useMutation'],
  [/^@tanstack\/react-query$/, 'useMutationState'],
  [/^@arriero\/contract\/call$/, 'call'],
  [/api\/call-server\.ts$/, 'callServer'],
]

/** `api.<noun>.<name>` as `noun.name`. */
const endpointOf = (node: Node | undefined): string | undefined => {
  if (node?.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return undefined
  const { object, property } = node.object
  if (object.type !== 'Identifier' || object.name !== 'api') return undefined
  return property.type === 'Identifier' && node.property.type === 'Identifier'
    ? `${property.name}.${node.property.name}`
    : undefined
}

const faultsIn = ({ path, text }: Source, isReading: (endpoint: string) => boolean): string[] => {
  const found: string[] = []
  const note = (start: number, what: string) => found.push(`${path}:${lineAt(text, start)} ${what}`)
  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      if (importKind === 'type' || comesBack.has(path)) return
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier' || one.importKind === 'type') continue
        const { imported, start } = one
        const name = imported.type === 'Identifier' ? imported.name : ''
        if (shut.some(([from, shutName]) => from.test(source.value) && shutName === name))
          note(start, `takes ${name}: acts go by useAct, useWork or act of shared/api`)
      }
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      const endpoint = endpointOf(first)
      if (callee.type === 'Identifier' && callee.name === 'send' && endpoint && !isReading(endpoint))
        note(start, `sends ${endpoint}, which acts: by useAct or act of shared/api`)
    },
    MemberExpression: ({ property, start }) => {
      if (property.type === 'Identifier' && property.name === 'mutateAsync')
        note(
          start,
          'reads mutateAsync: a press that joined another would go on twice; useOnce runs a flow once',
        )
    },
  }).visit(parseSync(path, text).program)
  return found
}

export const actsGoOnce =
  (isReading: (endpoint: string) => boolean): Rule =>
  (files) =>
    files
      .filter(({ path }) => path.startsWith('apps/web/src/') && !mechanism.test(path) && !isTest(path))
      .flatMap((file) => faultsIn(file, isReading))

/** Sends for whoever says what follows. */
const sends = 'apps/web/src/shared/forms/use-sending.ts'

const byHand = /\.mutate\(/

/** What follows an act (its message, what is read again, where one goes) is said to `useToldAct`, `useSending` or `useForm`. */
export const actsSayWhatFollows: Rule = (files) =>
  files
    .filter(
      ({ path, text }) =>
        path.startsWith('apps/web/src/') && path !== sends && !isTest(path) && byHand.test(text),
    )
    .map(
      ({ path, text }) =>
        `${path}:${lineAt(text, text.search(byHand))} sends by hand what useToldAct or useSending of shared/forms sends`,
    )
