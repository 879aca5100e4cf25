/** A backup of the cluster while people are at it, restored beside it and looked at, as an operator would. */
import { execFile } from 'node:child_process'
import { inRoot } from '../../tools/launch/paths.mjs'
import { backrest } from '../../tools/cluster/backups.ts'
import type { Plan } from '../../tools/cluster/configure.ts'
import { inFolder } from '../../tools/cluster/place.ts'
import { serverPath, nodeSettings } from '../../tools/cluster/services.ts'

export type Backup = { backedUpMs: number; report: string; isSound: boolean }

const verify = (plan: Plan): Promise<Pick<Backup, 'report' | 'isSound'>> =>
  new Promise((resolve) => {
    const { place } = plan
    const words = [
      'restaurar',
      '--verificar',
      inFolder(place, 'restored'),
      '--usuario',
      place.owner.name,
      '--configuracion',
      inFolder(place, 'etc', 'pgbackrest-pg1.conf'),
    ]
    const env = {
      ...process.env,
      ...nodeSettings(plan),
      PATH: `${serverPath()}:${process.env['PATH'] ?? ''}`,
    }
    execFile(
      process.execPath,
      [inRoot('apps', 'api', 'src', 'command.ts'), ...words],
      { env },
      (error, out, err) => resolve({ report: error ? `${out}${err}` : out, isSound: error === null }),
    )
  })

export const backUpAndVerify = async (plan: Plan): Promise<Backup> => {
  const startedAtMs = performance.now()
  await backrest(plan, '--type=full', 'backup')
  const backedUpMs = performance.now() - startedAtMs
  return { backedUpMs, ...(await verify(plan)) }
}
