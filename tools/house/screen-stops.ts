// What a screen needs besides its file: a way to it, and a story that walks it.
import type { Rule, Source } from './reading/source.ts'

const screenName = /^apps\/web\/src\/screens\/.+\/(\w+Screen\.tsx)$/
const address = /^\s+(\w+): ['`]((?:\/|\$\{paths\.driverArea\})[^'`]*)['`]/gm
const driverArea = '/conductor'
/** Only where nobody is yet, which the world of the stories is not: the stories of the API tell it. */
const ofNobody = new Set(['/auth/primer-administrador'])

const below = (files: readonly Source[], folder: string): Source[] =>
  files.filter(({ path }) => path.startsWith(folder))
const textOf = (files: readonly Source[]): string => files.map(({ text }) => text).join('\n')

const places = (web: readonly Source[]): Array<{ name: string; place: string }> =>
  web
    .filter(({ path }) => /\/(?:driver-)?paths\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(address)].map(([, key = '', place = '']) => ({
        name: `${path.endsWith('/driver-paths.ts') ? 'driverPaths' : 'paths'}.${key}`,
        place: place.replace(/\$\{.*?\}/, driverArea),
      })),
    )

/** The address as a story says it, to its end: what stands below it, or begins as it does, is another one. */
const saidAs = (place: string): RegExp => {
  const parts = place.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`${parts.join('(?:\\$\\{[^}]*\\}|[^/\'"`?#$\\s])+')}(?=['"\`?#$]|$)`, 'm')
}

const inMenu = /\bpath: (paths\.\w+),(?:(?!\bpath: )[\s\S])*?\bgroup: /g
const wordsFile = 'apps/web/src/app/search-words.texts.ts'
const menuLine = /^ +\['[^']*', '[^']*'\],$/gm
const menusStory = 'e2e/specification/specification-shell.story.ts'
const withoutMenus = (file: Source): Source =>
  file.path === menusStory ? { ...file, text: file.text.replaceAll(menuLine, '') } : file

/** What stands in a menu is found by the words of people too, and the story of the menus says it. */
const inMenusUnsaid = (web: readonly Source[], files: readonly Source[]): string[] => {
  const addresses = new Map(places(web).map(({ name, place }) => [name, place]))
  const textAt = (at: string) => textOf(files.filter(({ path }) => path === at))
  const [words, story] = [textAt(wordsFile), textAt(menusStory)]
  return below(web, 'apps/web/src/app/')
    .flatMap(({ text }) => [...text.matchAll(inMenu)].map(([, name = '']) => name))
    .flatMap((name) => [
      ...(words.includes(`[${name}]`) ? [] : [`${name} stands in a menu and has no words in ${wordsFile}`]),
      ...(story.includes(`'${addresses.get(name) ?? name}'`)
        ? []
        : [`${name} stands in a menu and not in those of ${menusStory}`]),
    ])
}

/** Somebody brings each screen, and a story of `e2e` walks each address that leads to one. */
export const screensHaveTheirStops: Rule = (files) => {
  const web = below(files, 'apps/web/src/')
  const all = textOf(web)
  // A pattern of addresses says them with strokes before what it would read otherwise; to stand in a menu is not to be walked.
  const stories = textOf(below(files, 'e2e/').map(withoutMenus)).replaceAll('\\', '')
  const strayed = web.flatMap(({ path }) => {
    const name = screenName.exec(path)?.[1]
    return name === undefined || all.includes(`/${name}'`)
      ? []
      : [
          `${path}:1 is brought by no line of apps/web/src/app/*routes.tsx; then its story and, in a menu, its words`,
        ]
  })
  const unwalked = places(web).flatMap(({ name, place }) =>
    new RegExp(String.raw`\bpath(?:: |=\{)${name}\b`).test(all) &&
    !ofNobody.has(place) &&
    !saidAs(place).test(stories)
      ? [`${place} is walked by no story of e2e/`]
      : [],
  )
  return [...strayed, ...unwalked, ...inMenusUnsaid(web, files)]
}
