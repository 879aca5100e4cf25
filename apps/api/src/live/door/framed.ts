/** What many screens are told is written once, as the bytes that all of them are sent. docs/decisions/0085. */
import type { LiveSocket } from '../listeners.ts'

/** An event of socket.io's own namespace (its protocol, 5) in a message of Engine.IO's (4). */
const eventMark = '2'
const messageMark = '4'

/** The first byte of a text that is whole (RFC 6455, 5.2). */
const wholeText = 0x81
const inTwoBytes = 126
const inEightBytes = 127

const lengthMarkOf = (bytes: number): { mark: number; width: 0 | 2 | 8 } =>
  bytes < inTwoBytes
    ? { mark: bytes, width: 0 }
    : bytes < 65_536
      ? { mark: inTwoBytes, width: 2 }
      : { mark: inEightBytes, width: 8 }

/** As a server sends it: unmasked, and in one piece. What is written in two pieces stays with the socket until it is written to again. */
const frameOf = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const { mark, width } = lengthMarkOf(bytes)
  const frame = Buffer.allocUnsafe(2 + width + bytes)
  frame[0] = wholeText
  frame[1] = mark
  if (width === 2) frame.writeUInt16BE(bytes, 2)
  if (width === 8) frame.writeBigUInt64BE(BigInt(bytes), 2)
  frame.write(text, 2 + width)
  return frame
}

export type Framed = {
  /** For a connection that cannot take the frame as it is. */
  text: string
  /** The frame, as socket.io's own adapter hands it to Engine.IO, whose types hide it. */
  options: Parameters<LiveSocket['conn']['write']>[1]
}

/** `payload`: anything JSON can say. */
export const framed = (event: string, payload: unknown): Framed => {
  const text = eventMark + JSON.stringify([event, payload])
  const options: object = { wsPreEncodedFrame: [frameOf(messageMark + text)] }
  return { text, options }
}

/** Whoever is about to close is written to no more, by the connection itself. */
export const writeFramed = ({ conn }: LiveSocket, { text, options }: Framed): void => {
  conn.write(text, options)
}
