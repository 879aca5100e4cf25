// A README of a room or a feature is read at one look, and what it names is there.
import { readFileSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { inRoot } from '../../launch/paths.mjs'
import { lineAt, linesOf, plant, type Rule, type Source } from '../reading/source.ts'

const mostLines = 10
const isOfRoom = (path: string): boolean => /^apps\/(?:api|web)\/src\/features\/[^/]+\/README\.md$/.test(path)

/** `a.ts` between backticks, with or without the way to it. */
const named = /`([#\w./-]+\.(?:tsx?|mjs))`/g
const shortened: Array<[as: string, is: string]> = [
  ['domain/', 'packages/domain/src/'],
  ['contract/', 'packages/contract/src/'],
]

/** From the page's own folder, or by the end of the way; a bare name is of the page's folder or stands at the top of its app. */
const isThere = (paths: readonly string[], page: string, name: string): boolean => {
  const folder = posix.dirname(page)
  const app = /^apps\/[^/]+\/src/.exec(page)?.[0] ?? ''
  const [as, is] = shortened.find(([short]) => name.startsWith(short)) ?? ['', '']
  const way = is + name.slice(as.length).replace('#', '')
  const whole = [posix.join(folder, way), posix.join(app, way)]
  const isBare = !way.includes('/')
  return paths.some(
    (path) =>
      whole.includes(path) ||
      (`/${path}`.endsWith(`/${way}`) && (!isBare || !isOfRoom(page) || path.startsWith(`${folder}/`))),
  )
}

export const readmesAreTrue =
  (pages: readonly Source[]): Rule =>
  (files) => {
    const paths = [...files, ...pages].map(({ path }) => path)
    return pages.flatMap((page) => [
      ...(isOfRoom(page.path) && linesOf(page) > mostLines
        ? [`${page.path}:1 has ${linesOf(page)} lines, the most is ${mostLines}`]
        : []),
      ...[...page.text.matchAll(named)]
        .filter(([, name = '']) => !isThere(paths, page.path, name))
        .map(
          ({ index, 1: name }) =>
            `${page.path}:${lineAt(page.text, index)} names ${name}, which is not there`,
        ),
    ])
  }

const readmesBelow = (folder: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('README.md') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)

export const readReadmes = (): Source[] =>
  [...['packages', 'apps', 'tools'].flatMap(readmesBelow), 'docs/house.md', 'ARCHITECTURE.md'].map((path) =>
    plant(path, readFileSync(inRoot(path), 'utf8')),
  )
