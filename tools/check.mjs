// `npm run check`: everything that can be said about the source without running the product.
import { checks } from './run/checks.mjs'
import { runSession } from './run/session.mjs'
import { exitCodeOf, runSteps } from './run/steps.mjs'

await runSession(async ({ runtime }) => exitCodeOf(await runSteps(checks(runtime), 2)))
