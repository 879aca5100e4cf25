// An event that nobody tells is no event: its row goes, with its words.
import { isTest, type Rule } from './reading/source.ts'

/** Files that only listen to events and tell none. */
const isHeard = (path: string): boolean => path === 'apps/api/src/reactions.ts' || path.includes('/src/live/')

/** By its name in what is told (by a trigger too), alone or one of two, or in a table of names; the trail's `act` may be called as an event is. */
const tells = (event: string): RegExp =>
  new RegExp(
    String.raw`(?:\bname(?::|',) [^,}\n]*|^\s+(?!act:)\w+: )'${event.replace('.', String.raw`\.`)}'`,
    'm',
  )

export const eventsAreTold =
  (events: readonly string[]): Rule =>
  (files) => {
    const said = files
      .filter(({ path }) => path.startsWith('apps/api/src/') && !isTest(path) && !isHeard(path))
      .map(({ text }) => text)
      .join('\n')
    return events
      .filter((name) => !tells(name).test(said))
      .map((name) => `${name} has a row in packages/domain and is told by nobody in apps/api/src`)
  }
