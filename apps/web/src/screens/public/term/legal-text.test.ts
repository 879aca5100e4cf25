import { createHash } from 'node:crypto'
import { consentVersions } from '@arriero/domain/people/consents'
import { bookYears, keptKinds, type KeptKind } from '@arriero/domain/people/own-account'
import { expect, test } from 'vitest'
import { conditions } from './conditions.texts.ts'
import { dataContent } from './data-content.texts.ts'
import { inTheNameOf } from './legal-text.ts'
import { privacy } from './privacy.texts.ts'

const fingerprint = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)

/** Of the words of each version, with the name put out. Other words need another day in `consentVersions`. */
const published = {
  terms: { '2021-01-20': 'fb61deb654e3ff2c' },
  data: { '2026-11-28': '57987501ec9d987f' },
} as const

test('the words of a version do not change: who agreed to them agreed to these', () => {
  expect({ [consentVersions.terms]: fingerprint([conditions, privacy]) }).toEqual(published.terms)
  expect({ [consentVersions.data]: fingerprint(dataContent) }).toEqual(published.data)
})

test('every chapter has an anchor of its own', () => {
  const ids = [...conditions, ...privacy].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true)
})

test('the name of the house stands where room was left for it', () => {
  const named = JSON.stringify(inTheNameOf('Mulas $& Co.', [...conditions, ...privacy]))
  expect(named).toContain('Qué es Mulas $& Co.')
  expect(named).not.toContain('{}')
})

const allWords = JSON.stringify([conditions, privacy, dataContent])

test.each([
  ['the age', 'al menos 18 años'],
  ['data that is complete, true and proved', 'completos y ciertos y estar soportados con documentos'],
  ['an account that is not handed on', 'no se puede vender, prestar ni transferir'],
  ['brokerage alone', 'Actúa solo como intermediario'],
  ['the tax registry', 'Registro Único Tributario (RUT)'],
  ['a means of payment', 'Al menos un medio de pago válido'],
  ['what carriers bring', 'riesgos laborales (ARL), la afiliación a salud (EPS) y el certificado sanitario'],
  ['the place, seen or not', 'en primer y en segundo plano'],
  [
    'the device and its data',
    'Llevar el dispositivo móvil junto con el vehículo, con datos móviles permanentes',
  ],
  [
    'the vehicle',
    'Datos del vehículo: seguro, tarjeta de propiedad, fotografías y revisión técnico-mecánica',
  ],
  ['who is a third party', 'El transportador y el propietario del vehículo son proveedores terceros'],
  ['payment in advance', 'por anticipado'],
  ['deductions', 'menos las deducciones'],
  ['waiting', 'aumenta el flete'],
  ['cold cargo', 'como máximo cada 3 meses'],
  ['white plates', 'placa blanca están autorizados para todo el territorio nacional'],
  ['yellow plates', 'placa amarilla solo prestan servicios urbanos'],
  ['insurance', 'opcional y lo paga el usuario de la carga'],
  ['its refund', 'se devuelve con las deducciones'],
  ['cancelling', 'al menos 2 horas antes del servicio programado'],
  ['its price', '5 % del total (flete, seguro y otros) más impuestos y gastos'],
  ['conciliation', 'Conciliación directa, durante 60 días'],
  ['mediation', 'Mediación, durante los 30 días siguientes'],
  ['arbitration', 'un solo árbitro, en Bogotá y en español'],
])('the documents speak of %s', (_rule, words) => {
  expect(allWords).toContain(words)
})

test.each([
  ['the gateway', 'La pasarela de pagos'],
  ['the insurer', 'La aseguradora'],
  ['the mail provider', 'El proveedor de correo'],
  ['WhatsApp, where it was agreed to', 'Meta, por WhatsApp, solo si usted lo pide y lo autoriza'],
  ['push services', 'El servicio de notificaciones de su navegador'],
  ['webhooks', 'por webhook'],
  ['map services', 'Un servicio externo de mapas'],
  ['the authorities', 'Las autoridades'],
])('who else receives data: %s', (_who, words) => {
  const shared = privacy.find(({ id }) => id === 'con-quien')
  expect(JSON.stringify(shared)).toContain(words)
})

test('a new version is promised no question that nobody asks', () => {
  const changes = JSON.stringify(conditions.find(({ id }) => id === 'cambios'))
  expect(changes).toContain('Quien crea una cuenta en el portal acepta la versión de ese día')
  expect(changes).not.toContain('antes de seguir')
})

const keptWords: Record<KeptKind, string> = {
  identity: `su nombre e identificación, por ${bookYears} años`,
  payAccount: `el banco y la cuenta a la que se le pagó, por ${bookYears} años`,
  accounting: 'Los servicios con dinero, en la contabilidad',
  services: 'los demás servicios en que participó, sin su nombre y sin fecha de borrado',
  consents: 'Los permisos que dio o retiró, como prueba, sin fecha de borrado',
  pqrs: 'Las solicitudes (PQR) que presentó y sus respuestas, sin fecha de borrado',
  trail: 'Los actos en el registro de auditoría, sin su nombre y sin fecha de borrado',
}

test.each(keptKinds)('%s outlives an account, and the privacy policy says so', (kind) => {
  const keeping = privacy.find(({ id }) => id === 'seguridad')
  expect(JSON.stringify(keeping)).toContain(keptWords[kind])
})

test.each([
  ['Solicitudes (PQR) y sus respuestas', 'Sin fecha de borrado, también si la cuenta se suprime'],
  ['Número de WhatsApp confirmado', 'Mientras exista la cuenta'],
])('Data Content tells until when «%s» is kept', (what, until) => {
  expect(dataContent.find((row) => row.what === what)?.until).toBe(until)
})
