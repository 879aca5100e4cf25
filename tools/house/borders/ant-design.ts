// What is drawn by Ant Design is drawn by the kit, and the driver's and the public pages carry none of it.
import { edgesOf } from '../reading/places.ts'
import { isTest, type Rule } from '../reading/source.ts'

const isAntDesign = (specifier: string): boolean =>
  /^(antd|@ant-design|rc-[a-z-]+|@rc-component)(\/|$)/.test(specifier)

const kit = /^apps\/web\/src\/shared\/(ui|table|forms|wizard)\//

/** Entries and folders whose every import, however far, must stay clear of it. */
const lightStarts = /^apps\/web\/src\/(entries\/(driver|public)|screens\/(driver|public)\/|shared\/plain\/)/

export const antDesignIsOfTheKit: Rule = (files) =>
  edgesOf(files)
    .filter(
      ({ from, specifier }) =>
        from.startsWith('apps/web/') && isAntDesign(specifier) && !kit.test(from) && !isTest(from),
    )
    .map(({ at, specifier }) => `${at} imports ${specifier} beside the kit`)

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
