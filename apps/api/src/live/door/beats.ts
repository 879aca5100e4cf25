/** How often a screen hears that its line is alive. */
import type { Server } from 'socket.io'
import type { LiveSocket } from '../listeners.ts'

/** Soon enough for a page to know within seconds that its line is dead (`shared/line` of the web awaits it). */
export const usualBeatMs = 2_500
const seldomMs = 10_000

const beatMs = (screens: number, mostPerSecond: number): number =>
  Math.min(seldomMs, Math.max(usualBeatMs, Math.ceil((screens * 1_000) / mostPerSecond)))

type Engine = Pick<Server['engine'], 'opts' | 'clientsCount' | 'on'>

/**
 * Each connection keeps the beat it came in with. Answers what that is, where it is not the usual one.
 * @param mostPerSecond beats of all screens together; beyond it they would cost a node more than all that it tells
 */
export const paceBeats = (
  engine: Engine,
  mostPerSecond: number,
): ((connection: LiveSocket['conn']) => number | undefined) => {
  const slower = new WeakMap<LiveSocket['conn'], number>()
  engine.on('connection', (connection: LiveSocket['conn']) => {
    const { pingInterval = usualBeatMs } = engine.opts
    if (pingInterval !== usualBeatMs) slower.set(connection, pingInterval)
    // Of the next one: this one has taken its own.
    engine.opts.pingInterval = beatMs(engine.clientsCount, mostPerSecond)
  })
  return (connection) => slower.get(connection)
}
