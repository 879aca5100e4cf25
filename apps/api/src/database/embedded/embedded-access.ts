// How the server is reached: by a socket in a closed folder; on Windows, where Node knows no such sockets, by a
// loopback port and a password kept beside the data.
import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Folders } from './embedded-folders.ts'

/** Options for `pg`'s Client and Pool. */
export interface Connection {
  /** Folder of the socket, or the loopback address on Windows. */
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export interface Access extends Connection {
  /** Parameters of `postgres` that make it listen exactly there. */
  serverParameters: string[]
  /** Writes what `initdb` needs, runs it with the parameters, and clears up. */
  withInitParameters: <Result>(act: (parameters: string[]) => Promise<Result>) => Promise<Result>
}

export const serverUser = 'arriero'
const socketPort = 5432

const bySocket = (folders: Folders): Access => ({
  host: folders.socket,
  port: socketPort,
  user: serverUser,
  database: 'arriero',
  serverParameters: ['-k', folders.socket, '-p', String(socketPort), '-c', 'listen_addresses='],
  withInitParameters: (act) => act(['-A', 'trust']),
})

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const byPort = async (folders: Folders): Promise<Access> => {
  const file = join(folders.data, 'db-password')
  const password = await readFile(file, 'utf8').catch(async () => {
    const made = randomBytes(24).toString('base64url')
    await writeFile(file, made, { mode: 0o600 })
    return made
  })
  const port = await freePort()
  return {
    host: '127.0.0.1',
    port,
    user: serverUser,
    database: 'arriero',
    password,
    serverParameters: ['-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    withInitParameters: async (act) => {
      const passwordFile = join(folders.data, 'db-password.init')
      await writeFile(passwordFile, password, { mode: 0o600 })
      try {
        return await act(['-A', 'scram-sha-256', `--pwfile=${passwordFile}`])
      } finally {
        await rm(passwordFile, { force: true })
      }
    },
  }
}

/** The way in for a server of these folders. */
export const chooseAccess = async (folders: Folders): Promise<Access> =>
  process.platform === 'win32' ? byPort(folders) : bySocket(folders)
