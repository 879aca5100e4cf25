/** Meta of the tests: speaks the protocol of `POST /<version>/<phone>/messages` and answers what it is told to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type MetaRequest = { path: string; authorization: string; body: MetaBody }
export type MetaBody = {
  messaging_product: string
  biz_opaque_callback_data: string
  to: string
  type: string
  template: {
    name: string
    language: { code: string }
    components: {
      type: string
      sub_type?: string
      index?: string
      parameters: { type: string; text: string }[]
    }[]
  }
}

type Answer = { status: number; code?: number } | 'silence' | 'garbage'

/** What Meta looks at before it takes a message. */
const faultOf = ({ messaging_product, to, type, template }: MetaBody): number | undefined => {
  if (messaging_product !== 'whatsapp' || type !== 'template') return 100
  if (!/^57\d{10}$/.test(to)) return 131009
  const texts = template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text))
  return texts.some((text) => text === '' || /[\n\t]| {5}/.test(text)) ? 132012 : undefined
}

export const meta = async () => {
  const taken: MetaRequest[] = []
  let answer: Answer = { status: 200 }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (answer === 'silence') return
      if (answer === 'garbage') return response.end('<html>')
      const body = JSON.parse(Buffer.concat(parts).toString()) as MetaBody
      const isRight = request.headers.authorization === 'Bearer llave-de-prueba'
      const code = answer.code ?? (isRight ? faultOf(body) : 190)
      if (code !== undefined) {
        const status = answer.status === 200 ? (code === 190 ? 401 : 400) : answer.status
        response.writeHead(status, { 'content-type': 'application/json' })
        return response.end(JSON.stringify({ error: { message: `(#${code}) to ${body.to}`, code } }))
      }
      taken.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify({
          messaging_product: 'whatsapp',
          contacts: [{ input: body.to, wa_id: body.to }],
          messages: [{ id: `wamid.${taken.length}`, message_status: 'accepted' }],
        }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    taken,
    answers: (next: Answer) => {
      answer = next
    },
  }
}
