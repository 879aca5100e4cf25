import { beforeEach, expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { openRooms } from '#testing/rooms.ts'
import { checkKeys, OtherKeyError, type InstallationKeys } from './installation-keys.ts'
import { sealedBox } from './sealed-box.ts'

const { ctx } = await openRooms({ served: [] })
const { db, now } = ctx

const first: InstallationKeys = { 'seal-key.json': 'a'.repeat(43), 'webhook-key.json': 'b'.repeat(43) }
const withSeal = (key: string): InstallationKeys => ({ ...first, 'seal-key.json': key })
const other = withSeal('c'.repeat(43))
const otherHook: InstallationKeys = { ...first, 'webhook-key.json': 'c'.repeat(43) }

const start = (keys: InstallationKeys, areLost = false, formerSealKey?: string) =>
  checkKeys({ db, now, ...sealedBox(keys['seal-key.json'], formerSealKey) }, { keys, formerSealKey, areLost })
const fileRefused = (keys: InstallationKeys) =>
  start(keys).then(
    () => undefined,
    (error: unknown) => (error instanceof OtherKeyError ? error.file : error),
  )

beforeEach(async () => {
  await db.deleteFrom('installation_keys').execute()
  await db.deleteFrom('second_factors').execute()
})

test('the keys of the first start are those of every start', async () => {
  await start(first)
  expect(await fileRefused(other)).toBe('seal-key.json')
  expect(await fileRefused(otherHook)).toBe('webhook-key.json')
  await start(first)
})

test('neither key can be read from what is kept', async () => {
  await start(first)
  const rows = await db.selectFrom('installation_keys').selectAll().execute()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['seal-key.json', 'webhook-key.json'])
  for (const key of Object.values(first)) expect(JSON.stringify(rows)).not.toContain(key)
})

test('who says that the former keys are lost starts with new ones, which hold from then on', async () => {
  await start(first)
  await start(other, true)
  await start(other)
  expect(await fileRefused(first)).toBe('seal-key.json')
})

test('data of a release that noted no key are taken over with the key that opens them, and with no other', async () => {
  const { id } = await person(ctx, 'administrator')
  await db
    .insertInto('second_factors')
    .values({
      user_id: id,
      sealed_secret: sealedBox(first['seal-key.json']).seal('JBSWY3DPEHPK3PXP'),
      begun_at: now,
      confirmed_at: now,
      last_step: 0,
    })
    .execute()
  expect(await fileRefused(other)).toBe('seal-key.json')
  await start(first)
  expect(await fileRefused(other)).toBe('seal-key.json')
})

test('a seal’s key that is exchanged seals anew what the former one sealed; from then on the former opens nothing', async () => {
  await start(first)
  const { id } = await person(ctx, 'administrator')
  const factor = {
    user_id: id,
    sealed_secret: sealedBox(first['seal-key.json']).seal('JBSWY3DPEHPK3PXP'),
    begun_at: now,
    confirmed_at: now,
    last_step: 0,
  }
  await db.insertInto('second_factors').values(factor).execute()
  const sealed = async () =>
    (await db.selectFrom('second_factors').select('sealed_secret').executeTakeFirstOrThrow()).sealed_secret
  await expect(start(other, false, 'd'.repeat(43))).rejects.toThrow(OtherKeyError)
  expect(await sealed()).toBe(factor.sealed_secret)
  await start(other, false, first['seal-key.json'])
  expect(sealedBox(other['seal-key.json']).unseal(await sealed())).toBe('JBSWY3DPEHPK3PXP')
  expect(() => sealedBox(first['seal-key.json']).unseal(factor.sealed_secret)).not.toThrow()
  const anew = await sealed()
  expect(() => sealedBox(first['seal-key.json']).unseal(anew)).toThrow()
  expect(await fileRefused(first)).toBe('seal-key.json')
  await start(other)
})
