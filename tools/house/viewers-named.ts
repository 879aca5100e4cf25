// Who reads an order, an offer or an answer is named on the wire; its keys are not asked who it is for.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const guess = /'\w+' in (?:\w+\.)*(?:order|offer|trip|service|pqr|answer|row)\b(?!\.)/g

export const viewersAreNamed: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:apps|packages)\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(guess)].map(
        ({ index, 0: what }) =>
          `${path}:${lineAt(text, index)} guesses by ${what}: ask its viewer, as contract/orders/order-shapes.ts names it`,
      ),
    )
