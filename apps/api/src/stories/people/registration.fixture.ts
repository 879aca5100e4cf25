/** A mailbox anybody's letters fall into, and what people type to open an account. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { consentVersions } from '@arriero/domain/people/consents'
import type { Mail, MailCarrier } from '#providers/mail/port.ts'
import type { TestHouse } from '#testing/house.ts'

type Post = { carrier: MailCarrier; letters: Mail[]; to(email: string): Mail[] }

export const postOffice = (): Post => {
  const letters: Mail[] = []
  return {
    carrier: {
      send: async (mail) => {
        letters.push(mail)
      },
    },
    letters,
    to: (email) => letters.filter((mail) => mail.to === email),
  }
}

export const codeIn = ({ text }: Mail): string => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? 'none'
export const linkIn = ({ text }: Mail): string => /\/auth\/invitacion#([\w-]+)/.exec(text)?.[1] ?? 'none'

const { terms, data, legalAge } = consentVersions
export const consents = { terms, data }
export const companyConsents = { terms, data, legalAge }

export type Body = CallInput<typeof api.registration.create>['body']
type Driver = Extract<Body, { rol: 'driver' }>
type Company = Extract<Body, { rol: 'enterprise' }>

export const secret = 'tres mulas y un cerro'

export const driverBody = (change: Partial<Driver> = {}): Driver => ({
  rol: 'driver',
  name: 'Wilmer Ospina',
  identification: '79.345.111',
  cellPhone: '300 555 0177',
  email: 'wilmer@example.co',
  password: secret,
  address: 'Carrera 7 # 12-40, Ibagué',
  birthOn: '1988-03-14',
  basePlaceCode: '73001',
  consents,
  ...change,
})

export const companyBody = (change: Partial<Company> = {}): Company => ({
  rol: 'enterprise',
  name: 'Carga del Huila S.A.S.',
  identification: '900.373.923-8',
  cellPhone: '3115550101',
  email: 'huila@example.co',
  password: secret,
  address: 'Calle 8 # 3-10, Neiva',
  basePlaceCode: '41001',
  consents: companyConsents,
  ...change,
})

/** Asks for an account and reads the mailbox once the letter is written. */
export const registering = (house: TestHouse, post: Post) => async (body: Body) => {
  const { _id } = await house.anonymous.send(api.registration.create, { body })
  await house.jobs.runJobs()
  const letter = post.to(body.email.trim().toLowerCase()).at(-1)
  if (!letter) throw new Error(`no letter to ${body.email}`)
  return { _id, letter, code: codeIn(letter) }
}
