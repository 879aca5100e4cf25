import { describe, expect, test } from 'vitest'
import { hiddenMark, withoutContacts } from './contacts.ts'

const x = hiddenMark

describe('before the payment a message loses how somebody is reached or paid past the service', () => {
  test.each([
    ['Llámeme al 312 555 1234', `Llámeme al ${x}`],
    ['3125551234', x],
    ['+57 312-555-1234 gracias', `+${x} gracias`],
    ['(312) 555.12.34', `(${x}`],
    ['0057 312 5551234', x],
    ['57-3-1-2-5-5-5-1-2-3-4', x],
    ['cel3125551234ya', `cel${x}ya`],
    ['fijo 604 444 12 34 en la mañana', `fijo ${x} en la mañana`],
    ['son 45 312 555 1234', `son 45 ${x}`],
    ['3 1 2\n5 5 5\n1 2 3 4', x],
  ])('of %j there is left %j', (text, left) => {
    expect(withoutContacts(text)).toEqual({ text: left, isMasked: true })
  })

  test.each([
    'tres doce cinco cinco cinco doce treinta y cuatro',
    'tres uno dos, cinco cinco cinco, uno dos tres cuatro',
    'TRES DOCE 555 doce 34',
    'tresdoce cincocincocinco unodostrescuatro',
    'tres uno dos y triple cinco y doce y treinta y cuatro',
    'trescientos doce quinientos cincuenta y cinco doce treinta y cuatro',
  ])('spelled out it is found as well: %j', (text) => {
    expect(withoutContacts(text)).toEqual({ text: x, isMasked: true })
  })

  test.each([
    ['3\u200b1\u200b2\u200b5\u200b5\u200b5\u200b1\u200b2\u200b3\u200b4', x],
    ['312\u2060555\u00ad1234', x],
    ['３１２５５５１２３４', x],
    ['٣١٢٥٥٥١٢٣٤', x],
    ['③①② ⑤⑤⑤ ①②③④', x],
    ['❸❶❷❺❺❺❶❷❸❹', x],
    ['3️⃣1️⃣2️⃣5️⃣5️⃣5️⃣1️⃣2️⃣3️⃣4️⃣', x],
    ['3l2 555 l234', x],
    ['\u202e3125551234', `\u202e${x}`],
    ['t\u0301res doce cinco cinco cinco doce treinta y cuatro', x],
  ])('no trick of letters that nobody sees helps: %j', (text, left) => {
    expect(withoutContacts(text)).toEqual({ text: left, isMasked: true })
  })

  test.each([
    ['Mi correo es ana.rios+carga@correo.com.co, gracias', `Mi correo es ${x}, gracias`],
    ['ana arroba gmail punto com', x],
    ['ana(at)gmail.com', x],
    ['https://wa.me/573125551234', x],
    ['Estoy en t.me/cargas y en @cargas_ana', `Estoy en ${x} y en ${x}`],
  ])('addresses go too: of %j there is left %j', (text, left) => {
    expect(withoutContacts(text)).toEqual({ text: left, isMasked: true })
  })

  test.each([
    ['Bancolombia ahorros 031-123456-78', `Bancolombia ahorros ${x}`],
    ['Consigne a la cuenta 12 345 678', `Consigne a la cuenta ${x}`],
    ['09123456789', x],
    ['Nequi: 300 123', `Nequi: ${x}`],
  ])('accounts go: of %j there is left %j', (text, left) => {
    expect(withoutContacts(text)).toEqual({ text: left, isMasked: true })
  })
})

test.each([
  'Voy en el ABC123 con el tráiler R12345',
  'Placas SKL456, ABC123 y WGX789',
  'El flete es $2.618.000 y el anticipo $1.250.000.000',
  'Son 2618000 pesos, o 3.000.000.000 si es todo',
  'Valor 150000000',
  'Pago 3.200.000, 600 de más',
  'Llego el 28/11/2026 a las 8:00, a más tardar 10:30',
  '2026-11-28 08:00',
  'Son 31 toneladas, 450 cajas, 12 estibas y 416 km',
  'Estoy en 4.6097100, -74.0817500',
  'Calle 17 # 65-40, bodega 12',
  'Remesas 1001 1002 1003',
  'Un momento, uno de los dos llega a las tres',
  'Tres millones doscientos mil pesos',
  'Trescientos doce quinientos cincuenta y cinco mil doscientos',
  'La cuenta es de 250.000',
  '',
])('what is said of the service stays: %j', (text) => {
  expect(withoutContacts(text)).toEqual({ text, isMasked: false })
})

test('a number that comes in pieces is hidden with its last one, and nothing said before is given back', () => {
  expect(withoutContacts('1234', '312\n555')).toEqual({ text: x, isMasked: true })
  expect(withoutContacts('son 1234 cajas', '312\n555')).toEqual({ text: 'son 1234 cajas', isMasked: false })
  expect(withoutContacts('Listo', 'Llámeme al 312 555 1234')).toEqual({ text: 'Listo', isMasked: false })
})

test('what was hidden once has nothing more to hide', () => {
  const { text } = withoutContacts('312 555 1234 o ana@gmail.com, cuenta 123456789')
  expect(withoutContacts(text)).toEqual({ text, isMasked: false })
})

test('the longest message of the worst signs is looked through at once', () => {
  // Of this thread alone: a busy machine takes none of it.
  const began = process.threadCpuUsage()
  for (const text of [
    'a'.repeat(1000),
    '3 '.repeat(500),
    'un'.repeat(500),
    '1-'.repeat(500),
    '@a.'.repeat(333),
  ])
    withoutContacts(text, text)
  const { user, system } = process.threadCpuUsage(began)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
