/** The browser's own voice: nothing leaves the phone, and where it has none the page is silent. */
import { deviceChoice } from './device-choice.ts'

/** What chooses a voice: BCP 47 tags, as `es-CO`; some browsers write `es_CO`. */
type Spoken = { lang: string; localService: boolean }

const language = 'es-CO'
/** Nearest first: what a Colombian hears every day, then any Spanish. */
const nearest = ['es-co', 'es-419', 'es-us', 'es-mx', 'es']

export const voiceSetting = deviceChoice('arriero.voice', ['off', 'on'])

/** The browser's, or undefined where it cannot speak. */
const speaker = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : speechSynthesis

export const canSpeak = (): boolean => speaker() !== undefined

const rankOf = ({ lang, localService }: Spoken): number => {
  const tag = lang.replace('_', '-').toLowerCase()
  const at = nearest.findIndex((one) => tag === one || tag.startsWith(`${one}-`))
  // A voice of the phone speaks without a signal too.
  return at === -1 ? Number.POSITIVE_INFINITY : at * 2 + (localService ? 0 : 1)
}

/** Undefined: none speaks Spanish, and the browser looks for one by the language alone. */
export const spanishVoice = <Voice extends Spoken>(voices: readonly Voice[]): Voice | undefined => {
  const [best] = voices.toSorted((one, other) => rankOf(one) - rankOf(other))
  return best && Number.isFinite(rankOf(best)) ? best : undefined
}

/** Says it now, in the place of what was being said. */
export const speak = (words: string): void => {
  const voice = speaker()
  if (!voice) return
  const said = new SpeechSynthesisUtterance(words)
  said.lang = language
  const spanish = spanishVoice(voice.getVoices())
  if (spanish) said.voice = spanish
  voice.cancel()
  voice.speak(said)
}
