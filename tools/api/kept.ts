/** The promise as it was last accepted: `accepted.json`, one call on each line. */
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import type { Promised } from './promised.ts'

const file = inRoot('tools', 'api', 'accepted.json')

export const written = (promised: Promised): string =>
  `{\n${Object.entries(promised)
    .map(([name, call]) => `${JSON.stringify(name)}:${JSON.stringify(call)}`)
    .join(',\n')}\n}\n`

export const readAccepted = (): string => readFileSync(file, 'utf8')
export const accept = (promised: Promised): void => writeFileSync(file, written(promised))
