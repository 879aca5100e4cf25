// A noun has one name: in the contract, of the room that serves it, of the feature of the web that shows it.
import { roomOf } from './reading/places.ts'
import { lineAt, type Rule } from './reading/source.ts'

/** What is called otherwise, each with its reason; whatever is not needed any more is told too. */
export interface OtherNames {
  /** `orders.update` → the room that serves it. */
  served: Readonly<Record<string, { by: string; why: string }>>
  /** Rooms without an endpoint. */
  silent: Readonly<Record<string, string>>
}

export const otherNames: OtherNames = {
  served: {
    'orders.update': {
      by: 'payments',
      why: 'one path of the specification, three acts in three rooms; served where the last of them is',
    },
  },
  silent: {
    credentials:
      'the rows of papers, which accounts and registration write high on the ladder; who brings one and sees it is `papers`, below vehicles',
    journal: 'what the books say of an order, posted by every room that moves money',
    'second-factors': 'asked by every log-in; whose it is sets it up in `own-account`',
    tariff:
      'the figures that prices read, high on the ladder; `tariff-editions`, low on it, brings them by spreadsheets',
  },
}

/** `enterpriseDrivers` → `enterprise-drivers`. */
const folderOf = (noun: string): string => noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const served = /\bserve\w*\(\s*api\s*\.(\w+)\s*\.(\w+)/g
const gathered = /^import \{ (\w+) \} from '\.\/(?:[\w-]+\/)*([\w-]+)\.ts'/gm
const contractIndex = 'packages/contract/src/index.ts'

export const nounsHaveOneName =
  (nouns: readonly string[], { served: elsewhere, silent }: OtherNames): Rule =>
  (files) => {
    const names = new Set(nouns.map(folderOf))
    const unused = new Set([...Object.keys(elsewhere), ...Object.keys(silent)])
    const faults = files.flatMap(({ path, text }) => {
      if (path === contractIndex)
        return [...text.matchAll(gathered)]
          .filter(([, noun = '', file]) => folderOf(noun) !== file)
          .map(({ index, 1: noun, 2: file }) => `${path}:${lineAt(text, index)} finds ${noun} in ${file}.ts`)
      const room = roomOf(path)
      if (room === undefined || !path.endsWith('.routes.ts')) return []
      return [...text.matchAll(served)].flatMap(({ index, 1: noun = '', 2: act = '' }) => {
        const name = `${noun}.${act}`
        const home = elsewhere[name]?.by ?? folderOf(noun)
        unused.delete(name)
        return home === room ? [] : [`${path}:${lineAt(text, index)} serves api.${name}, which is of ${home}`]
      })
    })
    const rooms = new Set(files.map(({ path }) => /^apps\/\w+\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0]))
    for (const room of rooms) {
      if (room === undefined) continue
      const name = room.split('/').at(-1) ?? ''
      const isSilent = room.startsWith('apps/api/') && name in silent
      if (isSilent && !names.has(name)) unused.delete(name)
      else if (!names.has(name)) faults.push(`${room}:1 has the name of no noun of the contract`)
    }
    return [...faults, ...[...unused].map((name) => `tools/house/nouns.ts:1 excuses ${name} for nothing`)]
  }
