/** pgBackRest on whichever machine is the primary. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Plan } from './configure.ts'
import { programPath } from './packages.ts'
import { inFolder } from './place.ts'
import { leaderOf, membersOf } from './ready.ts'
import { serverPath } from './services.ts'

/** As the servers' own user, over the socket. */
export const backrest = async ({ place, secrets }: Plan, ...parameters: string[]): Promise<void> => {
  const leader = leaderOf(await membersOf(place))
  if (!leader) throw new Error('no primary')
  const config = inFolder(place, 'etc', `pgbackrest-${leader.name}.conf`)
  const child = spawn(
    programPath('pgbackrest') ?? 'pgbackrest',
    [`--config=${config}`, '--stanza=arriero', '--log-level-console=warn', ...parameters],
    {
      cwd: place.folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(place.isRoot ? { uid: place.owner.uid, gid: place.owner.gid } : {}),
      env: { PATH: serverPath(), HOME: place.folder, PGPASSWORD: secrets.SUPERUSER_PASSWORD },
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`pgbackrest ${parameters.join(' ')}: ${String(code)}`)
}

/** Where it stands already nothing is done. */
export const prepareBackups = (plan: Plan): Promise<void> => backrest(plan, 'stanza-create')
