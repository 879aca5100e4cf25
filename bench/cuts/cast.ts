/** Who works on cut lines: for each service under way a client, a carrier with a truck and its driver; one desk for all. */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { answerConsent } from '../../apps/api/src/features/consents/consents.actions.ts'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { makePerson, makeTruck, type PersonSeed } from '../../apps/api/src/world/people.ts'
import { consentVersions } from '@arriero/domain/people/consents'
import type { Actor } from '@arriero/domain/people/roles'
import { gatekeeper, type Person } from '../load/actors.ts'
import type { Connection } from '../servers/process.ts'

/** `emails`: by which he comes in, with `password`. */
export type Hand = {
  emails: { client: string; carrier: string; driver: string }
  client: Person
  carrier: Person
  driver: Person
  pair: { driverId: string; vehicleId: string }
}
export type Desk = { administrator: Person; accountants: readonly [Person, Person] }
export type Cast = { hands: Hand[]; desk: Desk }

export const password = 'mula blanca sube la loma'

type House = Awaited<ReturnType<typeof compose>>

const makers = async (house: House) => {
  const enter = gatekeeper(house)
  const hash = await hashPassword(password)
  let made = 0
  const emails = new Map<string, string>()
  const person = async (role: PersonSeed['role'], more: Partial<PersonSeed> = {}): Promise<Actor> => {
    made += 1
    const email = `${role}.${made}@example.co`
    const actor = await makePerson(
      house.openCtx(),
      {
        role,
        name: `Persona ${made}`,
        email,
        identification: String(900_000_000 + made),
        cellPhone: '3001234567',
        basePlaceCode: '11001',
        pay: { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '45678901234' },
        ...more,
      },
      hash,
    )
    emails.set(actor.id, email)
    return actor
  }
  const entered = async (...of: Parameters<typeof person>) => enter((await person(...of)).id)
  return { enter, person, entered, emailOf: ({ id }: Actor) => emails.get(id) ?? '' }
}

const agree = (house: House, driver: Actor) =>
  house.database.transaction((tx) =>
    answerConsent(
      { ...house.openCtx(tx), actor: driver },
      { kind: 'location', version: consentVersions.location, isGiven: true, channel: 'demo' },
    ),
  )

const handOf = async (
  house: House,
  { enter, person, emailOf }: Awaited<ReturnType<typeof makers>>,
  at: number,
) => {
  const client = await person('cliententerprise')
  const carrier = await person('enterprise')
  const driver = await person('enterprisedriver', { enterpriseId: carrier.id })
  await agree(house, driver)
  const vehicleId = await makeTruck(house.openCtx(), carrier, {
    licensePlate: `COR${100 + at}`,
    type: 'singleTruck',
    brand: 'Hino',
    model: '2024',
    cargo: ['general'],
  })
  return {
    emails: { client: emailOf(client), carrier: emailOf(carrier), driver: emailOf(driver) },
    client: await enter(client.id),
    carrier: await enter(carrier.id),
    driver: await enter(driver.id),
    pair: { driverId: driver.id, vehicleId },
  }
}

/** The house that makes them is closed again. */
export const makeCast = async (
  { connection, folder }: { connection: Connection; folder: string },
  handCount: number,
): Promise<Cast> => {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
  })
  try {
    const made = await makers(house)
    const administrator = await made.entered('administrator')
    const accountants = [await made.entered('accountancy'), await made.entered('accountancy')] as const
    const hands: Hand[] = []
    for (let at = 0; at < handCount; at++) hands.push(await handOf(house, made, at))
    return { hands, desk: { administrator, accountants } }
  } finally {
    await house.stop()
  }
}
