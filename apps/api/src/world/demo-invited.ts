/** Drivers an enterprise has registered and who have not joined yet: one invited, one without an e-mail. Decisions §6. */
import { addDriver } from '#features/enterprise-drivers/drivers.actions.ts'
import { uploadImage } from '#features/files/files.actions.ts'
import sharp from 'sharp'
import { invitedDrivers } from './seeds/applicants.texts.ts'
import type { Waiting } from './demo-people-waiting.ts'

export const inviteDrivers = async ({ world, cast, passwordHash }: Waiting): Promise<void> => {
  const [enterprise] = cast.people.enterprise
  for (const seed of invitedDrivers) {
    const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#14684A' } })
      .jpeg()
      .toBuffer()
    const { _id: image } = await uploadImage(world.ctxFor(enterprise), picture, 'jpeg')
    await world.act(enterprise, (ctx) => addDriver(ctx, { ...seed, image }, passwordHash))
  }
}
