import { beforeEach, expect, test } from 'vitest'
import { watchForm } from './form-watch.ts'

let fields: Record<string, string>
const read = () => new Map(Object.entries(fields).filter(([, value]) => value !== ''))
beforeEach(() => {
  fields = { Nombre: 'Ana', Celular: '' }
})

const typing = (label: string, value: string, watch = watchForm(read)) => {
  watch.look()
  fields[label] = value
  watch.touch()
  return watch
}

test('a form that nobody touched loses nothing, whatever the server put into it meanwhile', () => {
  const watch = watchForm(read)
  watch.look()
  fields['Nombre'] = 'Ana María'
  expect(watch.changed()).toEqual([])
})

test('what was typed is named by its label', () => {
  expect(typing('Celular', '300').changed()).toEqual(['Celular'])
})

test('what was emptied is a change too, what was changed back is none', () => {
  const watch = typing('Nombre', '')
  expect(watch.changed()).toEqual(['Nombre'])
  fields['Nombre'] = 'Ana'
  expect(watch.changed()).toEqual([])
})

test('the second key does not become the beginning', () => {
  const watch = typing('Celular', '3')
  typing('Celular', '30', watch)
  expect(watch.changed()).toEqual(['Celular'])
})

test('a press that changed nothing leaves the form untouched', () => {
  const watch = watchForm(read)
  watch.look()
  watch.press()
  fields['Nombre'] = 'read anew'
  expect(watch.changed()).toEqual([])
})

test('a press that chose something counts', () => {
  const watch = watchForm(read)
  watch.look()
  fields['Rol'] = 'Soporte'
  watch.press()
  expect(watch.changed()).toEqual(['Rol'])
})

test('what was sent is lost no more', () => {
  const watch = typing('Celular', '300')
  watch.submit(7)
  expect(watch.sent(7)).toBe(true)
  expect(watch.changed()).toEqual([])
})

test('another act than its own saves nothing of a form, whether it was submitted or not', () => {
  const watch = typing('Celular', '300')
  expect(watch.sent(7)).toBe(false)
  // Its own checks kept it here.
  watch.submit(7)
  expect(watch.sent(8)).toBe(false)
  expect(watch.changed()).toEqual(['Celular'])
})

test('what the server refused is as unsaved as before', () => {
  const watch = typing('Celular', '300')
  watch.submit(7)
  watch.refused(7)
  expect(watch.underWay()).toEqual([])
  expect(watch.sent(7)).toBe(false)
  expect(watch.changed()).toEqual(['Celular'])
})

test('a second press while it is on its way does not make its answer another’s', () => {
  const watch = typing('Celular', '300')
  watch.submit(7)
  watch.submit(8)
  expect(watch.sent(7)).toBe(true)
  expect(watch.changed()).toEqual([])
})

test('what was typed after it was sent would still be lost', () => {
  const watch = typing('Celular', '300')
  watch.submit(7)
  typing('Celular', '3001', watch)
  expect(watch.sent(7)).toBe(false)
  expect(watch.changed()).toEqual(['Celular'])
})

test('what was let go of asks again once it is changed again', () => {
  const watch = typing('Celular', '300')
  watch.settle()
  expect(watch.changed()).toEqual([])
  typing('Celular', '3002', watch)
  expect(watch.changed()).toEqual(['Celular'])
})
