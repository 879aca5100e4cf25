import { expect, test } from 'vitest'
import { linesIn } from './words-in.ts'

const table = [
  '1\t1\t0\t0\t0\t0\t0\t0\t1200\t600\t-1\t',
  '4\t1\t1\t1\t1\t0\t62\t65\t488\t26\t-1\t',
  '5\t1\t1\t1\t1\t1\t62\t65\t141\t26\t96.6\tFECHA',
  '5\t1\t1\t1\t1\t2\t217\t63\t231\t25\t93.2\t12/03/2026',
  '5\t1\t1\t1\t1\t3\t460\t63\t9\t9\t12.0\t~',
  '5\t1\t1\t2\t1\t1\t60\t215\t90\t28\t88.0\tPLACA',
  '',
].join('\n')

test('words of a line stand together, with what lies around them; what was hardly read does not', () => {
  expect(linesIn(table)).toEqual([
    { text: 'FECHA 12/03/2026', box: { left: 62, top: 63, width: 386, height: 28 } },
    { text: 'PLACA', box: { left: 60, top: 215, width: 90, height: 28 } },
  ])
})

test('of a blank sheet nothing is read', () => {
  expect(linesIn('1\t1\t0\t0\t0\t0\t0\t0\t1200\t600\t-1\t\n')).toEqual([])
})
