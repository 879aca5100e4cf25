import { expect, test } from 'vitest'
import type { Paper } from '#features/papers/paper-state.ts'
import { vehiclePaperLines } from './vehicle-papers.ts'

const paper = (kind: string, more: Partial<Paper> = {}) =>
  ({ _id: kind, kind, name: kind, isActive: true, isWaiting: false, ...more }) as Paper
const general = { id: '1', name: 'General', papers: [] }
const bulk = { id: '2', name: 'Granel', papers: ['cargo:bulk'] }
const cold = { id: '3', name: 'Refrigerada', papers: ['cargo:refrigerated', 'cargo:sanitary'] }
const types = [general, bulk, cold]

test('a paper that is asked for and was never brought stands among the others as lacking', () => {
  const { own } = vehiclePaperLines(
    { documents: [paper('soat')], permissions: [{ id: '1' }] },
    ['soat', 'inspection'],
    types,
  )
  expect(own.map(({ kind, paper: held }) => [kind, held !== undefined])).toEqual([
    ['soat', true],
    ['inspection', false],
  ])
  expect(own[1]?.name).toBe('Revisión Tecnicomecánica')
})

test('a newer version that waits is told beside the one in force', () => {
  const documents = [paper('soat'), paper('soat', { _id: 'new', isActive: false, isWaiting: true })]
  const { own } = vehiclePaperLines({ documents, permissions: [] }, ['soat'], types)
  expect(own).toMatchObject([{ kind: 'soat', paper: { _id: 'soat' }, isRenewed: true }])
})

test('cargo that is not granted can be asked for by its papers, each with how it stands', () => {
  const documents = [paper('cargo:refrigerated', { isActive: false }), paper('cargo:bulk')]
  const { own, requests } = vehiclePaperLines({ documents, permissions: [{ id: '2' }] }, [], types)
  expect(own.map(({ kind }) => kind)).toEqual(['cargo:bulk'])
  expect(requests.map(({ name }) => name)).toEqual(['Refrigerada'])
  expect(requests[0]?.lines.map(({ kind, paper: held }) => [kind, held?.isActive])).toEqual([
    ['cargo:refrigerated', false],
    ['cargo:sanitary', undefined],
  ])
})
