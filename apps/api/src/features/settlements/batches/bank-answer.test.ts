import { describe, expect, test } from 'vitest'
import type { SeenPayout } from '../payouts/payout-rows.views.ts'
import { judgedAnswer, readAnswer } from './bank-answer.ts'

const row = (ending: string, state: 'paid' | 'returned', netPesos = 1_000_000) =>
  ({ id: `${'a'.repeat(18)}${ending}`, state, net_pesos: netPesos }) as SeenPayout

const outcomes = (text: string, rows: readonly SeenPayout[]) =>
  judgedAnswer(readAnswer(text) ?? [], rows).map(({ outcome }) => outcome)

describe('an answer is read', () => {
  test.each([
    ['with tabs, behind a mark of its letters', '\uFEFFReferencia\tEstado\nB37029\tPagado'],
    ['with commas, its lines ended in both ways', 'REFERENCIA,ESTADO\r\n"b37029",PAGADO\r\n\r\n'],
    ['below what the bank writes first', 'Banco de la casa\n\nestado;referencia\nabonado;b37029\n'],
    ['by its other names', 'Resultado|Referencia del pago\nAplicado|b37029'],
  ])('%s', (_what, text) => {
    expect(readAnswer(text)).toMatchObject([{ reference: 'B37029', said: 'paid', valuePesos: null }])
  })

  test('and is none where no line names a reference and a state', () => {
    expect(readAnswer('')).toBeUndefined()
    expect(readAnswer('referencia;valor\nb37029;1')).toBeUndefined()
  })

  test('a quote inside quotes, and a separator, are of the reason', () => {
    const text = 'referencia;estado;motivo\nb37029;rechazado;"Cuenta ""embargada""; avise"'
    expect(readAnswer(text)).toMatchObject([{ reason: 'Cuenta "embargada"; avise' }])
  })
})

describe('a line', () => {
  const head = 'referencia;estado;valor\n'

  test('is followed once, whatever comes after it', () => {
    const text = `${head}b37029;devuelto;\nb37029;devuelto;\nb37029;pagado;\n`
    expect(outcomes(text, [row('b37029', 'paid')])).toEqual(['returned', 'already', 'contradicts'])
  })

  test('about what came back already is no news, or contradicts it', () => {
    const rows = [row('b37029', 'returned')]
    expect(outcomes(`${head}b37029;devuelto;\n`, rows)).toEqual(['already'])
    expect(outcomes(`${head}b37029;pagado;\n`, rows)).toEqual(['contradicts'])
  })

  test('names the payout’s own amount, or is not followed', () => {
    const rows = [row('b37029', 'paid')]
    expect(outcomes(`${head}b37029;pagado;$ 1.000.000\n`, rows)).toEqual(['paid'])
    expect(outcomes(`${head}b37029;pagado;999999\n`, rows)).toEqual(['amountDiffers'])
    expect(outcomes(`${head}b37029;pagado;mucho\n`, rows)).toEqual(['unreadable'])
  })

  test('of another batch is told, and so is one that says nothing', () => {
    expect(outcomes(`${head}ffffff;pagado;\n;pagado;\nb37029;;\n`, [row('b37029', 'paid')])).toEqual([
      'unmatched',
      'unreadable',
      'unreadable',
    ])
  })
})
