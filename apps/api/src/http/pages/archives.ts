/** Archives of map tiles, read in parts: each part belongs to the very bytes that its name promises. */
import { basename } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from './packed.ts'

export const isArchive = (file: string): boolean => file.endsWith('.pmtiles')

/**
 * Answers 200, 206, 304 or 416. The build writes a hash of the bytes into the name, so the name is a strong tag; the
 * library that sends files would make a weak one of size and time, and a part may not be asked for by a weak one.
 */
export const sendArchive = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: string,
  cacheControl: string,
): FastifyReply => {
  const tag = basename(file)
  void reply.header('etag', `"${tag}"`).header('cache-control', cacheControl)
  const { headers } = request.raw
  if (hasTag(headers['if-none-match'], tag)) return reply.status(304).send()
  const condition = headers['if-range']
  // A part of other bytes is no use to who has begun with those: the whole comes instead.
  if (condition !== undefined && condition !== `"${tag}"`) delete headers.range
  delete headers['if-range']
  return reply.type('application/vnd.pmtiles').sendFile(file, { etag: false, lastModified: false })
}
