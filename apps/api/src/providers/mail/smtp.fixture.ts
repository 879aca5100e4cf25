/** A mail server of the tests: takes letters as RFC 5321 says and keeps them; answers what it is told to. */
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll } from 'vitest'

export type TakenMail = { recipients: string[]; data: string }

type Answers = { greeting: string; recipient: string; silent: boolean }

const talk = (socket: Socket, answers: Answers, taken: TakenMail[]): void => {
  let recipients: string[] = []
  let data: string | undefined
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data !== undefined) {
      if (line !== '.') {
        data += `${line}\n`
        return
      }
      taken.push({ recipients, data })
      data = undefined
      say('250 OK')
      return
    }
    const word = line.slice(0, 4).toUpperCase()
    if (word === 'RCPT') {
      recipients.push(/<(.+)>/.exec(line)?.[1] ?? '')
      say(answers.recipient)
    } else if (word === 'DATA') {
      data = ''
      say('354 go on')
    } else if (word === 'QUIT') {
      say('221 bye')
      socket.end()
    } else {
      if (word === 'MAIL') recipients = []
      say('250 OK')
    }
  }
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    rest += bytes.toString()
    const lines = rest.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  if (!answers.silent) say(answers.greeting)
}

export const mailServer = async (more: Partial<Answers> = {}) => {
  const answers: Answers = { greeting: '220 mail.example.co', recipient: '250 OK', silent: false, ...more }
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    talk(socket, answers, taken)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

const bytesOf = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())

/** Words of a header that had to be encoded. */
export const headerOf = (data: string, name: string): string => {
  const line = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'mi').exec(data)?.[1] ?? ''
  return line
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : bytesOf(text.replaceAll('_', ' ')),
    )
}

/** The plain text of a letter with several parts. */
export const plainTextOf = (data: string): string => {
  const part = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(data)
  const isBase64 = /Content-Type: text\/plain[^\n]*\n(?:[^\n]+\n)*?Content-Transfer-Encoding: base64/.test(
    data,
  )
  const text = part?.[1] ?? ''
  return isBase64 ? Buffer.from(text, 'base64').toString() : bytesOf(text)
}
