import { afterEach, expect, test, vi } from 'vitest'
import { canSpeak, spanishVoice, speak } from './voice.ts'

afterEach(() => vi.unstubAllGlobals())

const voice = (lang: string, localService = true) => ({ lang, localService })

test.each([
  ['a Colombian one before any other', [voice('es-ES'), voice('es-CO', false), voice('es-MX')], 'es-CO'],
  ['one of the phone before one of a server', [voice('es-US', false), voice('es_US')], 'es_US'],
  ['one of the region before one of Spain', [voice('en-US'), voice('es-ES'), voice('es-MX')], 'es-MX'],
])('of the voices a phone has it takes %s', (_which, voices, lang) => {
  expect(spanishVoice(voices)?.lang).toBe(lang)
})

test('a phone without a Spanish voice is left to look for one itself', () => {
  expect(spanishVoice([voice('en-US'), voice('pt-BR')])).toBeUndefined()
  expect(spanishVoice([])).toBeUndefined()
})

/** As a browser has it, of which nothing is heard. */
const stubSpeech = () => {
  const heard: { text: string; lang: string }[] = []
  class Utterance {
    lang = ''
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => heard.splice(0),
    speak: ({ text, lang }: Utterance) => heard.push({ text, lang }),
  })
  return heard
}

test('what is said last takes the place of what was being said', () => {
  const heard = stubSpeech()
  expect(canSpeak()).toBe(true)
  speak('Uno')
  speak('Dos')
  expect(heard).toEqual([{ text: 'Dos', lang: 'es-CO' }])
})

test('a browser that cannot speak is silent', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  expect(canSpeak()).toBe(false)
  expect(() => speak('Uno')).not.toThrow()
})
