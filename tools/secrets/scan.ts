// Looks for secrets in texts: the forms that secretlint's rules know, and those of `own-forms.ts`.
import { rules } from '@secretlint/secretlint-rule-preset-recommend'
import type { SecretLintRuleContext, SecretLintSourceCode } from '@secretlint/types'
import { ownForms } from './own-forms.ts'

/** What was found where, never the secret itself: `path:line holds a secret: …`. */
export type Found = string

type Hit = { at: number; end: number; is: string }

/** Options of all rules: ids of keys count too. */
const options = { enableIDScanRule: true }

/** The rules are asked without secretlint's core: it keeps a mark of each question and compares all of them. */
const contextOf = (id: string, hits: Hit[]): SecretLintRuleContext => ({
  sharedOptions: {},
  createTranslator: () => (messageId, data) => ({
    message: String(messageId),
    messageId: String(messageId),
    data,
  }),
  report: ({ range: [at, end] }) => void hits.push({ at, end, is: id.replace(/^.*-rule-/, '') }),
  ignore: () => undefined,
})

const knownHits = async (path: string, text: string): Promise<Hit[]> => {
  const hits: Hit[] = []
  const source = { content: text, filePath: path, ext: '', contentType: 'text' } as SecretLintSourceCode
  for (const rule of rules) await rule.create(contextOf(rule.meta.id, hits), options).file?.(source)
  return hits
}

const ownHits = (text: string): Hit[] =>
  ownForms.flatMap(({ is, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole }) => ({ at: index, end: index + whole.length, is })),
  )

/** In an address that shows its form the password says so: `https://ana:clave@…`. */
const isExample = (secret: string): boolean =>
  /:\/\/[^:/@\s]+:(?:clave|secreta|password|\$\{\w+\})@/.test(secret)

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Secrets of one text. */
export const secretsIn = async (path: string, text: string): Promise<Found[]> =>
  [...(await knownHits(path, text)), ...ownHits(text)]
    .filter(({ at, end }) => !isExample(text.slice(at, end)))
    .map(({ at, is }) => `${path}:${lineAt(text, at)} holds a secret: ${is}`)
