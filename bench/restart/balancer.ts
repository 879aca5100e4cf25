/** What stands before two nodes: HAProxy with the rules of `deploy/haproxy/front.cfg`, where there is one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath } from '../../tools/cluster/packages.ts'
import { inRoot } from '../../tools/launch/paths.mjs'
import type { Balancer, Front } from './front.ts'
import { isUp } from './nodes.ts'
import { ownProxy } from './proxy.ts'

const carefully = /^\s+(?:retries|option redispatch|retry-on)\b.*$/gm
const observing = / observe layer4 error-limit 1 on-error mark-down/g

/** The file of the deployment without its certificate: these callers come by plain HTTP. */
export const configured = ({ port, nodePorts, folder, repeats }: Front): string => {
  const [node1 = 0, node2 = 0] = nodePorts
  const file = readFileSync(inRoot('deploy', 'haproxy', 'front.cfg'), 'utf8')
    .replace(/^frontend plain from shared\n(?:\s+.*\n)+/m, '')
    .replace(/^\s+ssl-default.*\n/gm, '')
    .replace(/ ssl crt .*$/m, '')
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replaceAll('${HERE}', inRoot('deploy', 'haproxy'))
    .replaceAll('${FRONT_ADDRESS}', '127.0.0.1')
    .replaceAll('${FRONT_PORT}', String(port))
    .replaceAll('${NODE_ADDRESS_1}', '127.0.0.1')
    .replaceAll('${NODE_ADDRESS_2}', '127.0.0.1')
    .replaceAll('${NODE_PORT_1}', String(node1))
    .replaceAll('${NODE_PORT_2}', String(node2))
  if (file.includes('${')) throw new Error(`unfilled: ${file}`)
  const careless = file
    .replace(carefully, '')
    .replace(observing, '')
    .replace('default-server', 'retries 0\n  default-server')
  writeFileSync(join(folder, 'front.cfg'), repeats ? file : careless)
  return join(folder, 'front.cfg')
}

const haproxy = async (program: string, front: Front): Promise<Balancer> => {
  const child = spawn(program, ['-db', '-f', configured(front)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString()
    // Which node it let go, and why: who reads a run that failed wants to know.
    for (const line of part.toString().split('\n'))
      if (/Server arriero\/\w+ is DOWN/.test(line))
        console.log(`     ${line.replace(/^.*?Server/, 'HAProxy: server')}`)
  })
  const url = `http://127.0.0.1:${front.port}`
  const untilMs = Date.now() + 15_000
  while (!(await isUp(url, '/health'))) {
    if (child.exitCode !== null || Date.now() > untilMs) throw new Error(`HAProxy does not answer: ${said}`)
    await sleep(100)
  }
  return {
    name: 'HAProxy',
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** The nodes stand already. */
export const openBalancer = (front: Front, { isOwn = false } = {}): Promise<Balancer> => {
  const program = isOwn ? undefined : programPath('haproxy')
  return program === undefined ? ownProxy(front) : haproxy(program, front)
}
