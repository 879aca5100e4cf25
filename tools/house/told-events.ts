// An event that nobody tells is no event: its row goes, with its words.
import { isTest, type Rule } from './reading/source.ts'

/** Where it is only heard. */
const isHeard = (path: string): boolean => path === 'apps/api/src/reactions.ts' || path.includes('/src/live/')

export const eventsAreTold =
  (events: readonly string[]): Rule =>
  (files) => {
    const said = files
      .filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path) && !isHeard(path))
      .map(({ text }) => text)
      .join('\n')
    return events
      .filter((name) => !said.includes(`name: '${name}'`) && !said.includes(`: '${name}',`))
      .map((name) => `${name} has a row in packages/domain and is told by nobody in apps/api/src/features`)
  }
