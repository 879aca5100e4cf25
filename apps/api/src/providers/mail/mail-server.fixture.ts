/** A mail server of our own: takes letters as RFC 5321 says and keeps them; answers what it is told to. */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type TakenMail = { recipients: string[]; data: string }

export type Answers = { greeting: string; recipient: string; silent: boolean }

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

export const openMailServer = async (more: Partial<Answers> = {}) => {
  const answers: Answers = { greeting: '220 mail.example.co', recipient: '250 OK', silent: false, ...more }
  const taken: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    talk(socket, answers, taken)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    close: (): void => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
