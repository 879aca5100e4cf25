/** A backup of the cluster while people are at it, restored beside it and looked at, as an operator would. */
import { backrest } from '../../tools/cluster/backups.ts'
import type { Plan } from '../../tools/cluster/configure.ts'
import { inFolder } from '../../tools/cluster/place.ts'
import { serverPath, nodeSettings } from '../../tools/cluster/services.ts'
import { verifyBackup } from '../restore/command.ts'

export type Looked = { report: string; isSound: boolean }
export type Backup = Looked & { backedUpMs: number }

/** The newest one, to the end of what was archived. */
export const verifyNewest = async (plan: Plan): Promise<Looked> => {
  const { place } = plan
  const { report, isSound } = await verifyBackup({
    into: inFolder(place, 'restored'),
    config: inFolder(place, 'etc', 'pgbackrest-pg1.conf'),
    user: place.owner.name,
    env: { ...nodeSettings(plan), PATH: `${serverPath()}:${process.env['PATH'] ?? ''}` },
  })
  return { report, isSound }
}

export const backUpAndVerify = async (plan: Plan): Promise<Backup> => {
  const startedAtMs = performance.now()
  await backrest(plan, '--type=full', 'backup')
  const backedUpMs = performance.now() - startedAtMs
  return { backedUpMs, ...(await verifyNewest(plan)) }
}
