/** A push service of the tests, and a browser that reads what reaches it as RFC 8291 says. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Agent } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { PushTarget } from './port.ts'

export const pushHost = 'push.example.co'

export type Received = { path: string; headers: IncomingMessage['headers']; body: Buffer }

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export const pushService = async () => {
  const received: Received[] = []
  let answer = 201
  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => {
        received.push({ path: request.url ?? '', headers: request.headers, body })
        response.writeHead(answer).end()
      },
      // Who asked has gone away meanwhile.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  // The driver speaks TLS to every host; here its words go in the open to this process alone.
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return {
    agent,
    received,
    answers: (status: number) => {
      answer = status
    },
  }
}

type Derivation = { secret: Buffer; salt: Buffer; info: Buffer; length: number }
const derive = ({ secret, salt, info, length }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export type Browser = { target: PushTarget; read(body: Buffer): unknown }

export const browser = (path: string): Browser => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const input = derive({ secret: pair.computeSecret(senderKey), salt: auth, info, length: 32 })
    const key = derive({
      secret: input,
      salt,
      info: Buffer.from('Content-Encoding: aes128gcm\0'),
      length: 16,
    })
    const nonce = derive({ secret: input, salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 })
    const sealed = body.subarray(21 + keyLength)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  const endpoint = `https://${pushHost}/${path}`
  return {
    target: { endpoint, p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read,
  }
}

/** Who signed a message to the push service: its claims, where the signature is that of `publicKey`. */
export const signedBy = (
  { headers }: Received,
  publicKey: string,
): { aud: string; sub: string } | undefined => {
  const [, token = '', key = ''] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight || key !== publicKey) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
}
