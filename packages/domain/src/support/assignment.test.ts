import { expect, test } from 'vitest'
import { denialToAssign, mayBeAssigned, warningDue } from './assignment.ts'

test('who gives a request to somebody has seen whose it is now', () => {
  expect(denialToAssign({ assigneeId: null, status: 'pending' }, null)).toBeUndefined()
  expect(denialToAssign({ assigneeId: 'ana', status: 'inProgress' }, 'ana')).toBeUndefined()
  expect(denialToAssign({ assigneeId: 'ana', status: 'pending' }, null)).toBe('pqr.taken')
  expect(denialToAssign({ assigneeId: null, status: 'pending' }, 'ana')).toBe('pqr.taken')
})

test('what is solved is nobody’s work any more', () => {
  expect(denialToAssign({ assigneeId: 'ana', status: 'solved' }, 'ana')).toBe('pqr.already_solved')
})

test.each([
  ['administrator', false, true],
  ['soport', false, true],
  ['accountancy', false, false],
  ['accountancy', true, true],
  ['client', true, false],
] as const)('a %s can have a complaint or another one: complaint %s, %s', (role, isComplaint, may) => {
  expect(mayBeAssigned({ role, isActive: true }, isComplaint)).toBe(may)
  expect(mayBeAssigned({ role, isActive: false }, isComplaint)).toBe(false)
})

test.each([
  [6, undefined],
  [5, 5],
  [3, 5],
  [2, 2],
  [1, 2],
  [0, 0],
  [-1, undefined],
])('with %d working days left the warning of day %s is due', (left, day) => {
  expect(warningDue(left)).toBe(day)
})
