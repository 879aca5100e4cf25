/** Thousands of screens on the live channel, as light as can be: socket.io's own words over Node's WebSocket. */

export type Watchers = {
  /** How many are connected. */
  count: number
  /** Told of every message with places, as text. */
  onMessage(handle: ((text: string) => void) | undefined): void
  close(): void
}

const ping = '2'
const pong = '3'
const opened = '0'
const admitted = '40'
const locations = '42["location'

type Hear = (text: string) => void

const connect = (url: string, ticket: string, hear: Hear): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`)
    socket.addEventListener('error', () => reject(new Error('a watcher was turned away')))
    socket.addEventListener('close', () => reject(new Error('a watcher was sent away')))
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.startsWith(locations)) hear(text)
      else if (text === ping) socket.send(pong)
      else if (text.startsWith(admitted)) resolve(socket)
      else if (text.startsWith(opened)) socket.send(`40${JSON.stringify({ ticket })}`)
    })
  })

const atOnce = 50

/** One socket for each ticket. */
export const openWatchers = async (
  url: string,
  tickets: readonly (() => Promise<string>)[],
): Promise<Watchers> => {
  let handle: Hear | undefined
  const sockets: WebSocket[] = []
  for (let from = 0; from < tickets.length; from += atOnce) {
    const some = tickets.slice(from, from + atOnce)
    sockets.push(
      ...(await Promise.all(
        some.map(async (ticket) => connect(url, await ticket(), (text) => handle?.(text))),
      )),
    )
  }
  return {
    count: sockets.length,
    onMessage: (wanted) => {
      handle = wanted
    },
    close: () => sockets.forEach((socket) => socket.close()),
  }
}
