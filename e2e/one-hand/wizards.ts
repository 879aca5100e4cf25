/** A wizard at each of its steps, as a tab has it that was read anew there: typing through it is other stories' matter. */
import type { Page } from '@playwright/test'
import { registration, roadVehicleWizard, serviceWizard, vehicleWizard } from './places.ts'
import { callerOf } from '../acts/by-api.ts'
import { go } from './walk.ts'

interface Wizard {
  at: string
  /** The key under which the browser keeps its answers. */
  name: string
  steps: readonly string[]
  answers: object
}

const dayMs = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const picture = { id: '0'.repeat(24), name: 'foto.png', url: '/icons/icon-192.png' }

const place = (code: string, town: string, street: string, latitude: number, longitude: number) => {
  const pin = { latitude, longitude }
  return { code, town, street, centre: pin, pin, exact: false }
}

type Named = { id: string; key: string; name: string; _id: string }

/** What the catalogues call the first vehicle and the first cargo. */
const catalogueOf = async (email: string) => {
  const ask = await callerOf(email)
  const [group] = (await ask('/typevehicle/all')) as unknown as { children: Named[] }[]
  const loads = (await ask('/typeload/backoffice/all')) as unknown as Named[]
  const [brand] = (await ask('/brand/vehicle/all')) as unknown as Named[]
  const [body] = (await ask('/bodywork/all')) as unknown as Named[]
  const named = (one: Named | undefined) => one && { id: one._id, name: one.name }
  return {
    userId: ask.userId,
    vehicleType: group?.children.find(({ name }) => name === 'Camión sencillo'),
    typeLoad: loads.find(({ name }) => name === 'General'),
    brand: named(brand),
    bodyWork: named(body),
  }
}
type Catalogue = Awaited<ReturnType<typeof catalogueOf>>

const ofService = ({ vehicleType, typeLoad }: Catalogue): Wizard => ({
  at: serviceWizard,
  name: 'create-service',
  steps: ['route', 'cargo', 'vehicle', 'date', 'price'],
  answers: {
    origin: place('11001', 'Bogotá', 'Calle 13 # 82-20', 4.66, -74.12),
    destination: place('05001', 'Medellín, Antioquia', 'Carrera 50 # 14-30', 6.22, -75.58),
    typeLoad,
    vehicleType,
    images: [],
    description: 'Dieciocho estibas de repuestos',
    high: { value: '2', unit: 'M' },
    width: { value: '2', unit: 'M' },
    weight: { value: '5', unit: 'tn' },
    bottom: { value: '', unit: 'M' },
    volume: { value: '', unit: 'M3' },
    pieces: { value: '18', unit: 'Unidades' },
    day: dayIn(3),
    hourService: '08:00 AM',
    price: '2.000.000',
    deliveryCode: false,
  },
})

const ofVehicle = ({ vehicleType, brand, bodyWork }: Catalogue): Wizard => ({
  at: vehicleWizard,
  name: 'create-vehicle',
  steps: ['basics', 'specs', 'soat', 'propertyCard', 'inspection'],
  answers: {
    licensePlate: 'UNA482',
    brand,
    model: '2024',
    service: 'publico',
    registeredOn: '2024-03-15',
    images: [picture],
    vehicleType,
    bodyWork,
    capacity: { value: '9', unit: 'Tn' },
    trailerPlate: '',
    soatFront: [picture],
    soatBack: [picture],
    soatIssuedOn: dayIn(-30),
    soatExpiresOn: dayIn(335),
    cardFront: [picture],
    cardBack: [picture],
    cardIssuedOn: '2024-03-15',
    inspectionPhoto: [picture],
    inspectionExpiresOn: dayIn(300),
  },
})

const ofRegistration: Wizard = {
  at: registration,
  name: 'registration',
  steps: ['role', 'identity', 'contact', 'access'],
  answers: {
    rol: 'driver',
    identification: '1110456977',
    name: 'Ana Lucía Peñaranda Ríos',
    birthOn: '1990-05-14',
    cellPhone: '300 555 0177',
    email: 'ana.penaranda@ejemplo.co',
    address: 'Carrera 7 # 12-40, Ibagué',
    basePlace: { code: '73001', name: 'Ibagué, Tolima' },
  },
}

const walkSteps = async (
  page: Page,
  owner: string,
  { at, name, steps, answers }: Wizard,
  look: (where: string) => Promise<void>,
): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    const trail = steps.slice(0, index + 1)
    // It takes up what the tab keeps only when it is met anew.
    await go(page, `${at.split('/').slice(0, 2).join('/')}/`)
    const kept = JSON.stringify({ trail, answers })
    await page.evaluate(`sessionStorage.setItem('arriero.wizard.${owner}.${name}', ${JSON.stringify(kept)})`)
    await go(page, at, { wizard: { name, trail } })
    await look(`${at} ${step}`)
  }
}

type Look = (where: string) => Promise<void>

export const walkServiceWizard = async (page: Page, email: string, look: Look): Promise<void> => {
  const catalogue = await catalogueOf(email)
  await walkSteps(page, catalogue.userId, ofService(catalogue), look)
}

export const walkVehicleWizard = async (page: Page, email: string, look: Look): Promise<void> => {
  const catalogue = await catalogueOf(email)
  await walkSteps(page, catalogue.userId, ofVehicle(catalogue), look)
}

export const walkRoadVehicleWizard = async (page: Page, email: string, look: Look): Promise<void> => {
  const catalogue = await catalogueOf(email)
  const wizard = { ...ofVehicle(catalogue), at: roadVehicleWizard, name: 'driver-vehicle' }
  await walkSteps(page, catalogue.userId, wizard, look)
}

export const walkRegistration = async (page: Page, look: Look): Promise<void> => {
  await walkSteps(page, 'visitor', ofRegistration, look)
  await page.evaluate(
    `sessionStorage.setItem('arriero.registration', ${JSON.stringify(
      JSON.stringify({ id: 'f'.repeat(24), email: 'ana.penaranda@ejemplo.co' }),
    )})`,
  )
  await go(page, '/auth/')
  await go(page, registration, { atCode: true })
  await look(`${registration} code`)
}
