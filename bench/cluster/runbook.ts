/** The lines of the runbook (`deploy/README.md`), typed as an operator types them, each on the machines that it names. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from '../../tools/launch/paths.mjs'
import type { Plan } from '../../tools/cluster/configure.ts'
import { inFolder, three, two } from '../../tools/cluster/place.ts'
import { nodeSettings, serverPath } from '../../tools/cluster/services.ts'

/** One of a list of lines: `where` is its first one, a comment that says on which machines they are typed. */
export type Block = { where: string; lines: string }

const fence = /^( *)```sh\n([\s\S]*?)^\1```$/gm

/** Of one part of the runbook, in its order. */
export const blocksOf = (title: string): Block[] => {
  const page = readFileSync(inRoot('deploy', 'README.md'), 'utf8')
  const [, part = ''] = page.split(`\n## ${title}\n`)
  const [own = ''] = part.split(/^## /m)
  return [...own.matchAll(fence)].map(([, indent = '', text = '']) => {
    const [first = '', ...lines] = text.split('\n').map((line) => line.slice(indent.length))
    if (!first.startsWith('# ')) throw new Error(`the runbook does not say where: ${first}`)
    return { where: first.slice(2), lines: lines.join('\n') }
  })
}

export type Typing = {
  plan: Plan
  /** Which machine: of those with a database, or of the nodes. */
  number: number
  isNode: boolean
}

const bash = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** What Debian has where an installation is, and this machine does not: services of systemd, and a way to be somebody else. */
const surroundings = ({ plan, number }: Typing): string => {
  const { place } = plan
  const as = place.isRoot ? `setpriv --reuid=${place.owner.uid} --regid=${place.owner.gid} --init-groups` : ''
  return `
sudo() { shift 2; ${as} "$@"; }
systemctl() {
  local name; case "$2" in arriero) name=node${number};; *) name="$2${number}";; esac
  local run=${bash(inFolder(place, 'run'))}
  if [ "$1" = start ]; then rm -f "$run/$name.held"; return; fi
  touch "$run/$name.held"
  kill "$(cat "$run/$name.pid")"
  while [ -e "$run/$name.pid" ]; do sleep 0.1; done
}
systemd-run() {
  while [ "\${1#-}" != "$1" ]; do if [ "$1" = -p ]; then shift; fi; shift; done
  (cd ${bash(root)}; "$@")
}
`
}

/** Where the files of an installation stand here. */
const paths = ({ plan: { place }, number, isNode }: Typing): Record<string, string> => ({
  '/var/tmp/': `${inFolder(place)}/`,
  ...(isNode
    ? {}
    : {
        '/etc/patroni/config.yml': inFolder(place, 'etc', `patroni${number}.yml`),
        '/etc/pgbackrest/pgbackrest.conf': inFolder(place, 'etc', `pgbackrest-pg${number}.conf`),
      }),
})

const typedWithinMs = 300_000

/** What the questions of `patronictl remove` are answered with. */
const answers = 'arriero\nYes I am aware\n'

/** What they say. @throws where one of the lines fails */
export const type = (lines: string, typing: Typing): Promise<string> => {
  const { plan, number, isNode } = typing
  const text = Object.entries(paths(typing)).reduce(
    (written, [there, here]) => written.replaceAll(there, here),
    lines,
  )
  return new Promise((resolve, reject) => {
    const child = execFile(
      'bash',
      ['-euc', `${surroundings(typing)}\n${text}`],
      {
        cwd: plan.place.folder,
        maxBuffer: 1 << 24,
        timeout: typedWithinMs,
        env: {
          ...process.env,
          ...(isNode
            ? nodeSettings(plan)
            : { HOME: plan.place.folder, PGPASSWORD: plan.secrets.SUPERUSER_PASSWORD }),
          PATH: `${serverPath()}:${process.env['PATH'] ?? ''}`,
          PGBACKREST_CONFIG: inFolder(plan.place, 'etc', `pgbackrest-pg${number}.conf`),
        },
      },
      (error, out, err) =>
        error ? reject(new Error(`${text}\n${out}${err}`, { cause: error })) : resolve(out),
    )
    // Most lines ask nothing, and end before they are answered.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(answers)
  })
}

/** Who is who while a part of the runbook is followed. */
export type Roles = { primary: number; restores: number }

type Machine = Pick<Typing, 'number' | 'isNode'>

const database = (number: number): Machine => ({ number, isNode: false })
const node = (number: number): Machine => ({ number, isNode: true })

/** In this order. @throws where the runbook names somebody who is not there */
export const machinesOf = (where: string, { primary, restores }: Roles): Machine[] => {
  const all: readonly number[] = three
  const named: Record<string, Machine[]> = {
    'every node': two.map(node),
    "a machine with pgBackRest's configuration and the nodes' environment": [node(1)],
    'the primary': [database(primary)],
    'the replicas, then the primary': [...all.filter((one) => one !== primary), primary].map(database),
    'the one that restores': [database(restores)],
    'the other two': all.filter((one) => one !== restores).map(database),
  }
  const found = named[where]
  if (!found) throw new Error(`nobody is ${where}`)
  return found
}
