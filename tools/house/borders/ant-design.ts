// The driver's and the public pages stay light: Ant Design is drawn only in the portal.
import { edgesOf } from '../reading/places.ts'
import { isTest, type Rule } from '../reading/source.ts'

const isAntDesign = (specifier: string): boolean =>
  /^(antd|@ant-design|rc-[a-z-]+|@rc-component)(\/|$)/.test(specifier)

const mayDraw =
  /^apps\/web\/src\/(entries\/(portal|gallery)|app\/|screens\/(main|auth)\/|features\/|shared\/(ui|table|forms|wizard)\/)/

/** Entries and folders whose every import, however far, must stay clear of it. */
const lightStarts = /^apps\/web\/src\/(entries\/(driver|public)|screens\/(driver|public)\/|shared\/plain\/)/

export const antDesignStaysInPortal: Rule = (files) =>
  edgesOf(files)
    .filter(
      ({ from, specifier }) => from.startsWith('apps/web/') && isAntDesign(specifier) && !mayDraw.test(from),
    )
    .map(({ at, specifier }) => `${at} imports ${specifier} outside the portal`)

/** Follows the imports of light pages to the end: a shared piece may carry Ant Design in by the back door. */
export const lightPagesStayLight: Rule = (files) => {
  const edges = edgesOf(files.filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path)))
  const heavy = new Map<string, string>()
  for (const { from, specifier } of edges) if (isAntDesign(specifier)) heavy.set(from, specifier)
  for (let grown = true; grown;) {
    grown = false
    for (const { from, to } of edges)
      if (to !== undefined && heavy.has(to) && !heavy.has(from)) {
        heavy.set(from, to)
        grown = true
      }
  }
  return [...heavy]
    .filter(([path]) => lightStarts.test(path))
    .map(([path, by]) => `${path}:1 reaches Ant Design by ${by}`)
}

/** What a screen needs is had of the kit in `shared`; what still takes it from the library becomes less. */
const mostBesideKit = 118

export const antDesignIsOfTheKit =
  (most = mostBesideKit): Rule =>
  (files) => {
    const beside = new Set(
      edgesOf(files)
        .filter(({ from, specifier }) => isAntDesign(specifier) && !isTest(from))
        .map(({ from }) => from)
        .filter((from) => /^apps\/web\/src\/(?!shared\/)/.test(from)),
    )
    return beside.size <= most
      ? []
      : [
          `tools/house/borders/ant-design.ts:1 ${beside.size} files beside the kit take Ant Design, more than ${most}: it may only shrink`,
        ]
  }
