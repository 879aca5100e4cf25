// Each address of the web is gone to by the walk that measures every screen (`e2e/one-hand`): by a menu, by a row, or by its line in `places.ts`.
import type { Rule, Source } from './reading/source.ts'

const placesFile = 'e2e/one-hand/places.ts'
const pathsFile = 'apps/web/src/shared/paths.ts'
/** This address only leads on to another screen. */
const leadsOn = '/main'

const fixed = /^\s+(\w+): '(\/[^'?#]*)/gm
const below = /`\$\{paths\.(\w+)\}(\/(?:\$\{[^}`]*\}|[^`?#$])*)/g
const route = /\bpath: paths\.(\w+),([\s\S]*?)\n\s*\}/g
const windows = /\b(?:\w*[vV]iews|words) = \{([^}]*)\} as const/g
const newOne = /create=\{\{(?!\s*\.\.\.registering)/
const listAt = /\bat=\{paths\.(\w+)\}/

/** Rows by one name, however they are called. */
const kindOf = (address: string): string =>
  address.replaceAll(/\$\{[^}]*\}|:\w+/g, ':id').replace(/(.)\/$/, '$1')

const isOfWeb = ({ path }: Source): boolean =>
  path.startsWith('apps/web/src/') && !/\.(?:test|fixture)\.|\/entries\//.test(path)

/** The address of the list that a row is opened from. */
const listOf = (address: string): string => address.replace(/(^\/main\/.+)\/:id$/, '$1')

interface Found {
  at: string
  address: string
}

const addressesOf = (web: readonly Source[], paths: ReadonlyMap<string, string>): Found[] =>
  web.flatMap(({ path, text }) => {
    const templates = [...text.matchAll(below)].map(
      ([, key = '', rest = '']) => (paths.get(key) ?? '') + rest,
    )
    const list = newOne.test(text) ? listAt.exec(text)?.[1] : undefined
    const made = list === undefined ? [] : [`${paths.get(list)}/nueva`]
    return [...templates, ...made].map((address) => ({ at: path, address: kindOf(address) }))
  })

/** What opens over a list of services or a profile: the last word of an address. */
const wordsOf = (web: readonly Source[]): Found[] =>
  web
    .filter(({ path }) => path.includes('/screens/main/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(windows)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/(?:^|[,{\n])\s*'?([a-z-]+)'?: '/g)].map(([, word = '']) => ({
          at: path,
          address: word,
        })),
      ),
    )

const menuKeys = (web: readonly Source[]): Set<string> =>
  new Set(
    web.flatMap(({ text }) =>
      [...text.matchAll(route)]
        .filter(([, , rest = '']) => !rest.includes('isHidden: true'))
        .map(([, key = '']) => key),
    ),
  )

export const screensAreWalked: Rule = (files) => {
  const web = files.filter(isOfWeb)
  const paths = new Map(
    [...(files.find(({ path }) => path === pathsFile)?.text ?? '').matchAll(fixed)].map(
      ([, key = '', address = '']) => [key, address] as const,
    ),
  )
  const menu = menuKeys(web)
  const named = files.find(({ path }) => path === placesFile)?.text ?? ''
  const places = new Set([...named.matchAll(/'(\/[^'?#]*)/g)].map(([, address = '']) => kindOf(address)))
  const inMenus = new Set([...menu].map((key) => kindOf(paths.get(key) ?? '')))
  const isWalked = (address: string) =>
    [address, listOf(address)].some((one) => places.has(one) || inMenus.has(one) || one === leadsOn)
  const all = [
    ...[...paths.values()].map((address) => ({ at: pathsFile, address: kindOf(address) })),
    ...addressesOf(web, paths),
  ]
  return [
    ...all.filter(({ address }) => !isWalked(address)),
    ...wordsOf(web).filter(({ address }) => ![...places].some((place) => place.endsWith(`/${address}`))),
  ].map(({ at, address }) => `${at}:1 leads to ${address}, which has no line in ${placesFile}`)
}
