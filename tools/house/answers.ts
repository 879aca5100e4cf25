// What a read comes to (awaited, failed, nothing, there) is drawn by one piece, `Answer` of shared/api, and by no screen itself.
import { isTest, lineAt, type Rule } from './reading/source.ts'

const drawing = /^apps\/web\/src\/(?:features|screens)\//

/** Where something else is awaited than what stands in its place: what. */
const elsewhere: Readonly<Record<string, string>> = {
  'apps/web/src/screens/driver/DriverGate.tsx': 'who this is',
  'apps/web/src/screens/main/cancelled/CancelledScreen.tsx': 'the height of the banner above',
  'apps/web/src/screens/main/client-services/create/PriceStep.tsx': 'a hint that is left out where it fails',
}

/** A part of the program that is on its way waits by itself. */
const byHand = /(?<!(?:fallback|waiting)=\{)<Skeleton\b|<ErrorState\b/g

export const readsAreAnswered: Rule = (files) =>
  files
    .filter(({ path }) => drawing.test(path) && !isTest(path) && !Object.hasOwn(elsewhere, path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(byHand)].map(
        ({ index, 0: found }) =>
          `${path}:${lineAt(text, index)} draws ${found.slice(1)} itself: \`Answer\` of shared/api draws a read`,
      ),
    )
