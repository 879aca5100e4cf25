/** Thousands of screens on the live channel, as light as can be: socket.io's own words over a bare WebSocket. */
import { WebSocket } from 'undici'

export type Watchers = {
  /** How many were connected. */
  count: number
  /** How many still are. */
  open(): number
  /** Told of every message with places, as text, and which of the screens heard it. */
  onMessage(handle: ((text: string, screen: number) => void) | undefined): void
  close(): void
}

/** Whoever looks, by what he may come in; `headers` where he comes by a proxy. */
export type Screen = { ticket: () => Promise<string>; headers?: Record<string, string> }

const ping = '2'
const pong = '3'
const opened = '0'
const admitted = '40'
const locations = '42["location'

type Hear = (text: string) => void

type Door = { url: string; ticket: string; headers: Record<string, string> | undefined }

const connect = ({ url, ticket, headers }: Door, hear: Hear): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const address = `${url.replace('http', 'ws')}/v1/live/?EIO=4&transport=websocket`
    const socket = new WebSocket(address, headers ? { headers } : undefined)
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

/** One socket for each screen. */
export const openWatchers = async (url: string, screens: readonly Screen[]): Promise<Watchers> => {
  let handle: ((text: string, screen: number) => void) | undefined
  const sockets: WebSocket[] = []
  const admit = async ({ ticket, headers }: Screen, at: number) =>
    connect({ url, ticket: await ticket(), headers }, (text) => handle?.(text, at))
  for (let from = 0; from < screens.length; from += atOnce) {
    const some = screens.slice(from, from + atOnce)
    sockets.push(...(await Promise.all(some.map((screen, at) => admit(screen, from + at)))))
  }
  return {
    count: sockets.length,
    open: () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    onMessage: (wanted) => {
      handle = wanted
    },
    close: () => sockets.forEach((socket) => socket.close()),
  }
}
