import { photoLimitBytes } from '@arriero/domain/typed/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { readWhole } from '#providers/storage/storage.ts'
import { person, sessionOf, type Person } from '#testing/people.ts'
import { fileSecret, openRooms, type Rooms } from '#testing/rooms.ts'
import { fileReads } from './file-reads.ts'
import { attachFiles, dailyBytes, sweepStagedFiles } from './files.actions.ts'
import { filesRoutes } from './files.routes.ts'
import { jpeg, picture, refusedImages } from './hostile-image.fixture.ts'
import { pdf } from './pdf.fixture.ts'
import { multipart, type Upload } from './upload.fixture.ts'

let rooms: Rooms
let carrier: Person
const dayMs = 86_400_000

beforeAll(async () => {
  rooms = await openRooms({
    served: filesRoutes,
    extend: async ({ app, database, providers, clock }) => {
      await app.register(
        fileReads({ secret: fileSecret, db: database.db, storage: providers.storage, now: () => clock.now }),
      )
    },
  })
  carrier = await person(rooms.ctx, 'enterprise')
})

const ctxOf = (who: Person): Ctx => ({
  ...rooms.ctx,
  actor: { id: who.id, role: who.role, isValidated: true, enterpriseId: null },
})

type To = 'upload/image' | 'upload/document' | 'user/image/upload/data'
const upload = async (file: Upload, to: To = 'upload/image', who = carrier) => {
  const { headers, payload } = multipart(file)
  return rooms.app.inject({
    method: 'POST',
    url: `/v1/${to}`,
    headers: { ...headers, ...(await sessionOf(rooms.ctx, who)) },
    payload,
  })
}
type Answer = Awaited<ReturnType<typeof upload>>
const stored = (answer: Answer) => answer.json<{ _id: string; url: string }>()
const code = (answer: Answer) => answer.json<{ code: string }>().code
const read = (url: string) => rooms.app.inject({ url })

describe('an image', () => {
  test.each([
    ['a JPEG', async () => jpeg()],
    [
      'a PNG with transparency',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['a 16-bit PNG', async () => picture().toColourspace('rgb16').png().toBuffer()],
    ['a CMYK JPEG', async () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  ])('%s is stored as a JPEG and can be read', async (_, make) => {
    const answer = await upload({ bytes: await make(), filename: 'x.png', mediaType: 'image/png' })
    expect(answer.statusCode).toBe(200)
    const served = await read(stored(answer).url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' })
  })

  test('keeps no place, no camera and no comment, and stands upright', async () => {
    const exif = {
      IFD0: { Make: 'Cámara', Orientation: '6' },
      IFD3: { GPSLatitude: '4/1 39/1 0/1', GPSLatitudeRef: 'N' },
    }
    const bytes = await picture(60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(bytes).metadata()).exif?.length).toBeGreaterThan(50)
    const served = await read(stored(await upload({ bytes })).url)
    const { exif: left, orientation, width, height } = await sharp(served.rawPayload).metadata()
    expect({ left, orientation, width, height }).toEqual({
      left: undefined,
      orientation: undefined,
      width: 40,
      height: 60,
    })
  })

  test('with a page of HTML behind its end loses it', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>PK\u0003\u0004')])
    const served = await read(stored(await upload({ bytes })).url)
    expect(served.rawPayload.includes('script')).toBe(false)
  })

  test('of 4000 pixels a side is made smaller', async () => {
    const served = await read(
      stored(await upload({ bytes: await picture(4000, 1000).jpeg().toBuffer() })).url,
    )
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 2400, height: 600 })
  })

  test.each(refusedImages)('that is %s is refused', async (_, make, status, expected) => {
    const answer = await upload({ bytes: await make() })
    expect([answer.statusCode, code(answer)]).toEqual([status, expected])
  })

  test('of a byte under 2 MB passes', async () => {
    const photo = await jpeg()
    const answer = await upload({
      bytes: Buffer.concat([photo, Buffer.alloc(photoLimitBytes - 1 - photo.length)]),
    })
    expect(answer.statusCode).toBe(200)
  })

  test('for a profile must be a JPEG', async () => {
    expect(code(await upload({ bytes: await picture().png().toBuffer() }, 'user/image/upload/data'))).toBe(
      'file.not_jpeg',
    )
    expect((await upload({ bytes: await jpeg() }, 'user/image/upload/data')).statusCode).toBe(200)
  })

  test('under another field name, or as JSON, is no upload', async () => {
    expect(code(await upload({ bytes: await jpeg(), field: 'foto' }))).toBe('file.required')
    const headers = await sessionOf(rooms.ctx, carrier)
    const asJson = await rooms.app.inject({
      method: 'POST',
      url: '/v1/upload/image',
      headers,
      payload: { file: 'x' },
    })
    expect(asJson.statusCode).toBe(415)
  })

  test('refused leaves neither row nor bytes', async () => {
    const count = async () => (await rooms.database.pool.query('select 1 from files')).rowCount
    const before = await count()
    await upload({ bytes: 'no es una imagen' })
    expect(await count()).toBe(before)
  })

  test('when nine more wait for the one decoder, the tenth is told to come back', async () => {
    const big = await picture(4500, 5000).jpeg().toBuffer()
    const headers = await sessionOf(rooms.ctx, carrier)
    const { headers: form, payload } = multipart({ bytes: big })
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        rooms.app.inject({
          method: 'POST',
          url: '/v1/upload/image',
          headers: { ...headers, ...form },
          payload,
        }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  })
})

describe('a document', () => {
  test('is served as a download that cannot act', async () => {
    const { url, _id } = stored(await upload({ bytes: pdf() }, 'upload/document'))
    expect((await read(url)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${_id}.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test('with a script is refused, and clients send none', async () => {
    expect(
      code(
        await upload(
          { bytes: pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }) },
          'upload/document',
        ),
      ),
    ).toBe('file.pdf_active')
    const client = await person(rooms.ctx, 'client')
    expect((await upload({ bytes: pdf() }, 'upload/document', client)).statusCode).toBe(403)
  })

  test.each([10_485_761, 11_500_000, 13_000_000])('of %d bytes is told of its own limit', async (size) => {
    const answer = await upload({ bytes: Buffer.alloc(size, 32) }, 'upload/document')
    expect([answer.statusCode, code(answer)]).toEqual([413, 'file.document_too_large'])
  })
})

describe('a signed address', () => {
  test('stays the same for a while and is good for at most five minutes', async () => {
    const { _id, url } = stored(await upload({ bytes: await jpeg() }))
    rooms.clock.now = new Date('2026-11-21T00:00:00.000Z')
    const fresh = rooms.ctx.fileUrl(_id)
    expect(fresh).not.toBe(url)
    rooms.clock.forward(149_000)
    expect(rooms.ctx.fileUrl(_id)).toBe(fresh)
    rooms.clock.forward(2000)
    expect(rooms.ctx.fileUrl(_id)).not.toBe(fresh)
    const answer = await read(fresh)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, max-age=149, immutable',
    ])
    rooms.clock.forward(149_000)
    expect((await read(fresh)).statusCode).toBe(404)
  })

  test('of another file, changed, without signature or of no file answers the same 404', async () => {
    const [mine, other] = [
      stored(await upload({ bytes: await jpeg() })),
      stored(await upload({ bytes: await jpeg() })),
    ]
    const query = mine.url.split('?')[1] ?? ''
    const addresses = [
      `/v1/file/${other._id}?${query}`,
      mine.url.replace(/e=(\d+)/, (_, seconds: string) => `e=${Number(seconds) + 60}`),
      mine.url.replace(/s=.*/, 's='),
      `${mine.url}&s=x`,
      `/v1/file/${mine._id}`,
      rooms.ctx.fileUrl('0'.repeat(24)),
      '/v1/file/..%2f..%2fetc%2fpasswd',
    ]
    const answers = await Promise.all(addresses.map(read))
    const bodies = answers.map((answer) => JSON.stringify({ ...answer.json<object>(), requestId: '' }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 404))
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('an act', () => {
  const object = { objectKind: 'order', objectId: 'f'.repeat(24) }

  test('takes the caller’s own uploads once', async () => {
    const { _id } = stored(await upload({ bytes: await jpeg() }))
    await attachFiles(ctxOf(carrier), [_id], object)
    await expect(attachFiles(ctxOf(carrier), [_id], object)).rejects.toMatchObject({ code: 'file.in_use' })
  })

  test('takes all its files or none', async () => {
    const { _id } = stored(await upload({ bytes: await jpeg() }))
    const both = rooms.database.transaction((db) =>
      attachFiles({ ...ctxOf(carrier), db }, [_id, '0'.repeat(24)], object),
    )
    await expect(both).rejects.toMatchObject({ code: 'file.not_found' })
    await expect(attachFiles(ctxOf(carrier), [_id], object)).resolves.toBeUndefined()
  })

  test('finds no upload of somebody else, and not the same one twice', async () => {
    const { _id } = stored(await upload({ bytes: await jpeg() }))
    const stranger = await person(rooms.ctx, 'enterprise')
    await expect(attachFiles(ctxOf(stranger), [_id], object)).rejects.toMatchObject({
      code: 'file.not_found',
    })
    await expect(attachFiles(ctxOf(carrier), [_id, _id], object)).rejects.toMatchObject({
      code: 'file.in_use',
    })
  })

  test('takes only what it asks for', async () => {
    const png = stored(await upload({ bytes: await picture().png().toBuffer() }))
    const document = stored(await upload({ bytes: pdf() }, 'upload/document'))
    await expect(attachFiles(ctxOf(carrier), [png._id], { ...object, kind: 'jpeg' })).rejects.toMatchObject({
      code: 'file.not_jpeg',
    })
    await expect(attachFiles(ctxOf(carrier), [document._id], object)).rejects.toMatchObject({
      code: 'file.not_image',
    })
    await expect(
      attachFiles(ctxOf(carrier), [document._id], { ...object, kind: 'pdf' }),
    ).resolves.toBeUndefined()
  })
})

test('a person stores at most 200 MB a day', async () => {
  const hoarder = await person(rooms.ctx, 'driver')
  await rooms.database.db
    .insertInto('files')
    .values({
      id: 'e'.repeat(24),
      owner_id: hoarder.id,
      kind: 'jpeg',
      media_type: 'image/jpeg',
      sha256: '',
      size_bytes: dailyBytes - 10,
      state: 'attached',
      object_kind: null,
      object_id: null,
      created_at: rooms.clock.now,
    })
    .execute()
  const full = await upload({ bytes: await jpeg() }, 'upload/image', hoarder)
  expect([full.statusCode, code(full)]).toEqual([429, 'file.quota'])
  rooms.clock.forward(dayMs + 1000)
  expect((await upload({ bytes: await jpeg() }, 'upload/image', hoarder)).statusCode).toBe(200)
})

test('the sweep takes staged uploads after a day, loose bytes after two, and nothing in use', async () => {
  const used = stored(await upload({ bytes: await jpeg() }))
  const unused = stored(await upload({ bytes: await jpeg() }))
  await attachFiles(ctxOf(carrier), [used._id], { objectKind: 'order', objectId: 'f'.repeat(24) })
  // Bytes carry the time of the machine, so the clock of the test starts from there.
  rooms.clock.now = new Date(Math.max(Date.now(), rooms.clock.now.getTime()) + dayMs + 1000)
  await sweepStagedFiles(rooms.ctx)
  const rows = await rooms.database.db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [used._id, unused._id])
    .execute()
  expect(rows).toEqual([{ id: used._id }])
  rooms.clock.forward(dayMs)
  await sweepStagedFiles(rooms.ctx)
  expect(await readWhole(rooms.providers.storage, unused._id)).toBeUndefined()
  expect(await readWhole(rooms.providers.storage, used._id)).toBeDefined()
})
