// What a screen needs besides its file: a way to it, and a story that walks it.
import type { Rule, Source } from './reading/source.ts'

const screenName = /^apps\/web\/src\/screens\/.+\/(\w+Screen\.tsx)$/
/** Behind the log-in; the other pages are the router's own. */
const address = /^\s+(\w+): '(\/main\/[^':]*)/gm

const below = (files: readonly Source[], folder: string): Source[] =>
  files.filter(({ path }) => path.startsWith(folder))
const textOf = (files: readonly Source[]): string => files.map(({ text }) => text).join('\n')

/** Somebody brings each screen, and a story of `e2e` walks each address that leads to one. */
export const screensHaveTheirStops: Rule = (files) => {
  const web = below(files, 'apps/web/src/')
  const all = textOf(web)
  const routes = textOf(web.filter(({ path }) => /^apps\/web\/src\/app\/[\w-]*routes?\.tsx$/.test(path)))
  const stories = textOf(below(files, 'e2e/'))
  const paths = web.find(({ path }) => path.endsWith('/shared/paths.ts'))?.text ?? ''
  const strayed = web.flatMap(({ path }) => {
    const name = screenName.exec(path)?.[1]
    return name === undefined || all.includes(`/${name}'`)
      ? []
      : [`${path}:1 is brought by no line of apps/web/src/app/*routes.tsx`]
  })
  const unwalked = [...paths.matchAll(address)].flatMap(([, key, place = '']) =>
    routes.includes(`path: paths.${key},`) && !stories.includes(place)
      ? [`${place} is walked by no story of e2e/`]
      : [],
  )
  return [...strayed, ...unwalked]
}
