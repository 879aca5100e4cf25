/** Under load somebody makes a mistake; the cluster goes back to the moment before by the lines of the runbook, and people go on. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../../tools/launch/paths.mjs'
import { publicUrlOf, type Plan } from '../../tools/cluster/configure.ts'
import { three, type Place } from '../../tools/cluster/place.ts'
import { ask, leaderOf, membersOf } from '../../tools/cluster/ready.ts'
import { verifyNewest, type Looked } from './backup.ts'
import type { Callers } from './callers.ts'
import { untilWhole } from './faults.ts'
import type { Answers } from './record.ts'
import { blocksOf, machinesOf, type, type Block, type Roles } from './runbook.ts'
import type { Screen } from './screen.ts'

export type BackToMoment = {
  /** Services that the mistake changed, and those that still show it. */
  mistaken: number
  stillMistaken: number
  /** What was acknowledged before the moment, and what came after it and is gone as it should be. */
  acknowledged: number
  undone: number
  lost: string[]
  doubled: string[]
  /** From the end of the first node until one was answered well. */
  awayMs: number
  /** Of that: bringing back the backup and reading the log up to the moment. */
  restoredMs: number
  /** Whoever came meanwhile read that the service is away. */
  isTold: boolean
  timelines: readonly [before: number, after: number]
  /** Acts that were acknowledged afterwards. */
  acts: number
  shownMs: number | undefined
  /** As the archive stands when people are back, and with the backup that is made then. */
  archive: Looked
  backup: Looked
}

type Bench = { plan: Plan; answers: Answers; callers: Callers }

const title = 'Restore to a moment'
const setUp = 'every database machine'
/** What follows in the runbook belongs to the time when people are back. */
const comesBack = 'systemctl start arriero'
const restoresIt = '--target-action=promote restore'
const written = /MOMENT='[^']*'/g

const workMs = 3_000
const mistake = `with changed as (update orders set destination_name = 'Por definir' returning 1) select count(*) from changed`
const mistaken = `select count(*) from orders where destination_name = 'Por definir'`

const rolesIn = async (place: Place): Promise<Roles & { timeline: number }> => {
  const leader = leaderOf(await membersOf(place))
  if (!leader) throw new Error('no primary')
  const primary = Number(leader.name.replace('pg', ''))
  // Not the one that made the backup: what it finds in the folder was another's.
  const restores = three.find((one) => one !== primary) ?? primary
  return { primary, restores, timeline: leader.timeline ?? 0 }
}

type Following = { plan: Plan; roles: Roles; moment: string; setUp: string }

/** On all machines that it names, one after the other. */
const follow = async ({ where, lines }: Block, { plan, roles, moment, setUp: first }: Following) => {
  for (const machine of machinesOf(where, roles)) {
    const text = machine.isNode ? lines : `${first}\n${lines}`
    const said = await type(text.replaceAll(written, `MOMENT='${moment}'`), { plan, ...machine })
    if (said.trim() !== '') console.log(`${where}:\n${said.trimEnd()}`)
  }
}

const untilAnswered = async (front: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${front}/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
}

/** Everybody is at it, a mistake is made, and for a while nobody sees it. */
const err = async ({ plan, callers }: Bench) => {
  await callers.pause()
  const goBack = callers.mark()
  const acknowledged = callers.ledger.acknowledged()
  await sleep(100)
  const moment = await ask(plan, 'select clock_timestamp()')
  await sleep(100)
  callers.resume()
  await sleep(workMs)
  const changed = Number(await ask(plan, mistake))
  await sleep(workMs)
  await callers.pause()
  return { goBack, moment, changed, acknowledged, undone: callers.ledger.acknowledged() - acknowledged }
}

/** Whether somebody who comes meanwhile reads why. */
const isToldWhy = async (front: string): Promise<boolean> => {
  const answer = await fetch(front)
  const [, page = ''] = readFileSync(inRoot('deploy', 'haproxy', 'unavailable-page.http'), 'utf8').split(
    /\r?\n\r?\n/,
  )
  return answer.status === 503 && (await answer.text()).trim() === page.trim()
}

/** From where the nodes are stopped until one of them answers again. */
const restore = async (following: Following, blocks: readonly Block[]) => {
  const startedAtMs = performance.now()
  const front = publicUrlOf(following.plan.place)
  let [restoredMs, isTold] = [0, false]
  for (const block of blocks) {
    const fromMs = performance.now()
    await follow(block, following)
    if (!block.lines.includes(restoresIt)) continue
    restoredMs = performance.now() - fromMs
    isTold = await isToldWhy(front)
  }
  await untilAnswered(front)
  return { awayMs: performance.now() - startedAtMs, restoredMs, isTold }
}

export const backToMoment = async (bench: Bench, screen: Screen): Promise<BackToMoment> => {
  const { plan, answers, callers } = bench
  await untilWhole(plan)
  const { timeline, ...roles } = await rolesIn(plan.place)
  const { goBack, moment, changed, acknowledged, undone } = await err(bench)
  const [first, ...blocks] = blocksOf(title)
  if (first?.where !== setUp) throw new Error('the runbook does not begin with what is set')
  const following = { plan, roles, moment, setUp: first.lines }
  const back = blocks.findIndex(({ lines }) => lines.includes(comesBack)) + 1
  const times = await restore(following, blocks.slice(0, back))
  await untilWhole(plan)
  goBack()
  const stillMistaken = Number(await ask(plan, mistaken))
  const verdict = await callers.check()
  callers.ledger.takeRefusals()
  const archive = await verifyNewest(plan)
  answers.since(performance.now())
  callers.resume()
  const fromMs = performance.now()
  const shownMs = await screen.shows()
  await sleep(workMs)
  for (const block of blocks.slice(back)) await follow(block, following)
  const backup = await verifyNewest(plan)
  const { acknowledged: acts } = answers.since(fromMs)
  await callers.pause()
  const after = await callers.check()
  callers.resume()
  const now = await rolesIn(plan.place)
  return {
    ...times,
    mistaken: changed,
    stillMistaken,
    acknowledged,
    undone,
    lost: [...verdict.lost, ...after.lost, ...callers.ledger.takeRefusals()],
    doubled: [...verdict.faults, ...after.faults],
    timelines: [timeline, now.timeline],
    acts,
    shownMs,
    archive,
    backup,
  }
}
