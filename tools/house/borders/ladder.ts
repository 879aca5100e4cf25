// A feature of the API imports only features above it on the ladder, types included.
import { edgesOf, roomOf } from '../reading/places.ts'
import { isTest, type Rule } from '../reading/source.ts'

const ofApi = (path: string): string | undefined => (path.startsWith('apps/api/') ? roomOf(path) : undefined)

export const ladderHolds =
  (ladder: readonly string[]): Rule =>
  (files) => {
    const strangers = new Set(files.map(({ path }) => ofApi(path)).filter((room) => room !== undefined))
    for (const rung of ladder) strangers.delete(rung)
    const missing = [...strangers].map((room) => `apps/api/src/features/${room}:1 is not on the ladder`)
    const climbs = edgesOf(files.filter(({ path }) => !isTest(path))).flatMap((edge) => {
      const from = ofApi(edge.from)
      const to = edge.to === undefined ? undefined : ofApi(edge.to)
      if (from === undefined || to === undefined || ladder.indexOf(to) <= ladder.indexOf(from)) return []
      return [`${edge.at} imports ${edge.specifier}: ${to} stands below ${from}`]
    })
    return [...missing, ...climbs]
  }

/** In the web, features do not know each other at all: screens compose them. */
export const webFeaturesApart: Rule = (files) =>
  edgesOf(files).flatMap((edge) => {
    if (!edge.from.startsWith('apps/web/') || edge.to === undefined) return []
    const from = roomOf(edge.from)
    const to = roomOf(edge.to)
    if (from === undefined || to === undefined || from === to) return []
    return [`${edge.at} imports ${edge.specifier}: web features do not import each other`]
  })

const screensFolder = 'apps/web/src/screens/'
const folderOf = (path: string): string | undefined =>
  path.startsWith(screensFolder) ? path.slice(0, path.lastIndexOf('/') + 1) : undefined

/** What two screens need is a feature's, or everybody's. */
export const screensApart: Rule = (files) =>
  edgesOf(files).flatMap((edge) => {
    const from = folderOf(edge.from)
    const to = edge.to === undefined ? undefined : folderOf(edge.to)
    // A screen is its folder, with what lies above and below.
    if (from === undefined || to === undefined || from.startsWith(to) || to.startsWith(from)) return []
    return [`${edge.at} imports ${edge.specifier}: a screen imports no other screen`]
  })
