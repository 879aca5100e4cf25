import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, shownToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => shownToasts().map(({ text }) => text)
const done = (text: string) => showToast({ kind: 'success', title: 'Hecho', text })
const news = (text: string) => showToast({ kind: 'info', title: 'Se ha actualizado el servicio', text })

test('what one did and what others did stand side by side, each replaced by the next of its kind', () => {
  done('El usuario se ha registrado correctamente')
  news('Servicio aaaaaa')
  news('Servicio bbbbbb')
  showToast({ kind: 'error', title: 'Error', text: 'El correo ya está en uso' })
  expect(texts()).toEqual(['Servicio bbbbbb', 'El correo ya está en uso'])
})

test('a warning is not lost under news that come after it', () => {
  showToast({ kind: 'warning', title: 'El pago falló', text: 'Servicio aaaaaa' })
  news('Servicio bbbbbb')
  expect(texts()).toEqual(['Servicio aaaaaa', 'Servicio bbbbbb'])
})

test('news that keep coming do not stay beyond their time', () => {
  for (let second = 0; second < 15; second += 1) {
    news('Servicio aaaaaa')
    vi.advanceTimersByTime(second < 5 ? 1000 : 0)
  }
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
})

test('the longest sentence stays ten seconds, and each can be closed before', () => {
  done('largo '.repeat(200))
  vi.advanceTimersByTime(9999)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  done('corto')
  for (const { id } of shownToasts()) dismissToast(id)
  expect(texts()).toEqual([])
})
