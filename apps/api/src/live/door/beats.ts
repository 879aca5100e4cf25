/** How often a screen hears that its line is alive. */
import type { Server } from 'socket.io'
import type { LiveSocket } from '../listeners.ts'

/** Soon enough for a page to know within seconds that its line is dead (`shared/line` of the web awaits it). */
export const usualBeatMs = 2_500
const seldomMs = 10_000

const beatMs = (screens: number, mostPerSecond: number): number =>
  Math.min(seldomMs, Math.max(usualBeatMs, Math.ceil((screens * 1_000) / mostPerSecond)))

/**
 * Up to a fifth sooner, each by chance: screens that came in one moment, as after a restart, would else be told and answer in one moment for ever, and
 * all other calls wait for that moment to pass.
 */
const spread = (ms: number): number => Math.ceil(ms * (1 - Math.random() / 5))

type Engine = Pick<Server['engine'], 'opts' | 'clientsCount' | 'on'>

/**
 * Each connection keeps the beat it came in with. Answers what that is at the latest, where it is not the usual one.
 * @param mostPerSecond beats of all screens together; beyond it they would cost a node more than all that it tells
 */
export const paceBeats = (
  engine: Engine,
  mostPerSecond: number,
): ((connection: LiveSocket['conn']) => number | undefined) => {
  const slower = new WeakMap<LiveSocket['conn'], number>()
  let everyMs = usualBeatMs
  engine.opts.pingInterval = spread(everyMs)
  engine.on('connection', (connection: LiveSocket['conn']) => {
    if (everyMs !== usualBeatMs) slower.set(connection, everyMs)
    // Of the next one: this one has taken its own.
    everyMs = beatMs(engine.clientsCount, mostPerSecond)
    engine.opts.pingInterval = spread(everyMs)
  })
  return (connection) => slower.get(connection)
}
