/** Everything somebody without the key could try with what he has seen of a payment. Security M8, finding 2, (d). */
import { createHash, createHmac } from 'node:crypto'

export type Fields = Record<string, string>
export type Forgery = { what: string; fields: readonly (readonly [string, string])[] }

const pairs = (fields: Fields) => Object.entries(fields)

const values = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name.startsWith('vads_'))
    .toSorted()
    .map((name) => fields[name] ?? '')

const signedWith = (fields: Fields, key: string, algorithm: 'sha256' | 'sha1' = 'sha256'): Fields => {
  const message = [...values(fields), key].join('+')
  const signature =
    algorithm === 'sha1'
      ? createHash('sha1').update(message).digest('hex')
      : createHmac('sha256', key).update(message).digest('base64')
  return { ...fields, signature }
}

/** Every field, changed in every way that leaves the old signature beside it. */
const tampered = (honest: Fields): Forgery[] =>
  Object.keys(honest).flatMap((name) => {
    const value = honest[name] ?? ''
    const rest = Object.fromEntries(pairs(honest).filter(([other]) => other !== name))
    const changed = (to: string): Fields => ({ ...honest, [name]: to })
    return [
      { what: `${name} altered`, fields: pairs(changed(`${value}1`)) },
      ...(value === '' ? [] : [{ what: `${name} emptied`, fields: pairs(changed('')) }]),
      ...(value === '' ? [] : [{ what: `${name} dropped`, fields: pairs(rest) }]),
      { what: `${name} doubled`, fields: [...pairs(honest), [name, value] as const] },
      { what: `${name} in brackets`, fields: [...pairs(rest), [`${name}[]`, value] as const] },
      { what: `${name} in capitals`, fields: [...pairs(rest), [name.toUpperCase(), value] as const] },
      { what: `${name} with a plus`, fields: pairs(changed(`${value}+AUTHORISED`)) },
    ]
  })

/** Keys somebody may have guessed, found or been given. */
const otherKeys = [
  '',
  'x',
  '1122334455667788',
  'Zt5Yh3Nb8Vc1Kd6W',
  'testTESTtestTEST',
  'null',
  'undefined',
  '0',
]

const wronglySigned = (honest: Fields): Forgery[] => [
  ...otherKeys.flatMap((key) => [
    { what: `signed with the key «${key}»`, fields: pairs(signedWith(honest, key)) },
    { what: `signed with the key «${key}», SHA-1`, fields: pairs(signedWith(honest, key, 'sha1')) },
  ]),
  ...['', ' ', 'x', 'true', 'null', `${honest['signature']} `, honest['signature']?.toLowerCase() ?? ''].map(
    (signature) => ({ what: `the signature «${signature}»`, fields: pairs({ ...honest, signature }) }),
  ),
]

/** Names are not signed: the values of the buyer's own form under the names of a notice. Security finding 2. */
const spliced = (form: Fields, signature: string, notice: Fields): Forgery[] => {
  const signed = values(form)
  const names = Object.keys(notice)
    .filter((name) => name.startsWith('vads_'))
    .toSorted()
  const windows = Array.from({ length: names.length - signed.length + 1 }, (_, start) =>
    names.slice(start, start + signed.length),
  )
  return windows.map((window, index) => ({
    what: `the buyer's form under the names of a notice, from ${index}`,
    fields: [
      ...window.map((name, at) => [name, signed[at] ?? ''] as const),
      ['signature', signature] as const,
      ...(window.includes('vads_trans_status') ? [] : [['vads_trans_status', 'CAPTURED'] as const]),
    ],
  }))
}

/** Whole notices of other things, as they were really signed. */
const replayed = (others: readonly Fields[], orderId: string): Forgery[] =>
  others.flatMap((other, index) => [
    {
      what: `the notice of another payment, ${index}, for this service`,
      fields: pairs({ ...other, vads_order_id: orderId }),
    },
    {
      what: `the status of another payment, ${index}`,
      fields: pairs({ ...other, vads_trans_status: 'CAPTURED', vads_order_id: orderId }),
    },
  ])

export type Seen = {
  /** What the gateway would post; nobody else may. */
  honest: Fields
  form: Fields
  formSignature: string
  /** Real notices of other payments, as their own buyers could have seen them. */
  others: readonly Fields[]
}

export const forgeriesOf = ({ honest, form, formSignature, others }: Seen): Forgery[] => [
  ...tampered(honest),
  ...wronglySigned(honest),
  ...spliced(form, formSignature, honest),
  ...replayed(others, honest['vads_order_id'] ?? ''),
  { what: 'nothing at all', fields: [] },
]
