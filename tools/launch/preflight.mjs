// What is better said before a minute of installing than after it.
import { createServer } from 'node:net'
import { messages, Refusal } from './messages.mjs'

/** @param {number} port @returns {Promise<string | undefined>} the error code where it cannot be opened */
const tryPort = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(undefined)))
  })

const checkPort = async () => {
  const text = process.env['PORT'] || '3000'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(messages.badPort(text))
  const problem = await tryPort(port)
  if (problem === 'EADDRINUSE') throw new Refusal(messages.busyPort(port))
  if (problem === 'EACCES') throw new Refusal(messages.forbiddenPort(port))
}

/** Refuses a Node that nothing here runs on. */
export const checkNode = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Refusal(messages.oldNode)
}

/** Refuses a start that cannot succeed. */
export const checkMachine = async () => {
  checkNode()
  await checkPort()
}
