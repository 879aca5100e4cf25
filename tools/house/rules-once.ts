// A rule that a screen may ask stands once, in the domain, and is asked there by the view, the act, the live channel and the screen.
// A second one is known by how such a rule is written; who has to ask it is named beside it.
import { isTest, lineAt, type Rule } from './reading/source.ts'

import { sharedRules } from './shared/rules.ts'

const domain = 'packages/domain/src/'

const isOf = (folderOrFile: string) => (path: string) => path.startsWith(folderOrFile)

export const rulesStandOnce: Rule = (files) =>
  sharedRules.flatMap(({ is, home, written, also = [], asked = [] }) => {
    const places = [domain + home, 'tools/house/', ...also].map(isOf)
    const again = files
      .filter(({ path }) => !isTest(path) && !places.some((isThere) => isThere(path)))
      .flatMap(({ path, text }) =>
        [...text.matchAll(written)].map(
          ({ index }) => `${path}:${lineAt(text, index)} says again ${is}: ask ${domain}${home}`,
        ),
      )
    const unasked = asked.flatMap(([name, by]) =>
      files
        .filter(({ path, text }) => by.includes(path) && !text.includes(name))
        .map(({ path }) => `${path}:1 does not ask ${name}: ${is} stands in ${domain}${home}`),
    )
    return [...again, ...unasked]
  })
