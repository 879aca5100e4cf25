/** Looks through the camera until it finds the code of a cédula, or at one photo. Outside of React: frames come as fast as they are read. */
import type { CardHolder } from '@arriero/domain/people/identity-card-code'
import { type CardReader, startReader } from './ask-reader.ts'
import type { Found } from './find-code.ts'
import { pixelsOf, pixelsOfFile } from './picture-of.ts'
import { likelyTurns, type Picture } from './turned.ts'

type Refused = Exclude<Extract<Found, { refusal: unknown }>['refusal'], 'none'>
export type ScanNews =
  | { kind: 'camera'; isOn: boolean }
  | { kind: 'found'; holder: CardHolder }
  | { kind: 'refused'; why: Refused | 'none' | 'broken' | 'noPicture' }

export interface Scan {
  readPhoto: (file: Blob) => Promise<void>
  /** Ends the camera and the reader; nothing is told afterwards. */
  stop: () => void
}

/** Level first; in each further frame two of the other turns, so that a frame takes no longer than the next one comes. */
const turnsOfFrame = (frame: number): number[] => {
  const others = likelyTurns.slice(1)
  const at = (frame * 2) % others.length
  return [0, ...others.slice(at, at + 2)]
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** Undefined: there is none, or its owner said no; without https a browser has none at all. */
const openCamera = async (): Promise<MediaStream | undefined> => {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return devices?.getUserMedia(wanted).catch(() => undefined)
}

const end = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

type Ports = { video: HTMLVideoElement; tell: (news: ScanNews) => void }

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export const startScan = ({ video, tell }: Ports): Scan => {
  const reader: CardReader = startReader()
  let stream: MediaStream | undefined
  const now = { isOver: false, isPhotoRead: false }
  const say = (news: ScanNews) => {
    if (!now.isOver) tell(news)
  }
  const broke = () => say({ kind: 'refused', why: 'broken' })

  /** Answers whether there is nothing more to look for. */
  const look = async (picture: Picture, turns: readonly number[], isPhoto: boolean): Promise<boolean> => {
    const found = await reader.ask({ picture, turns })
    if ('holder' in found) say({ kind: 'found', holder: found.holder })
    else if (isPhoto || found.refusal !== 'none') say({ kind: 'refused', why: found.refusal })
    return 'holder' in found
  }

  const watch = async (): Promise<void> => {
    for (let frame = 0; !now.isOver; frame += 1) {
      await nextFrame()
      // A camera that has just begun shows nothing yet.
      if (now.isOver || now.isPhotoRead || video.videoWidth === 0) continue
      if (await look(pixelsOf(video), turnsOfFrame(frame), false)) return
    }
  }

  const begin = async (): Promise<void> => {
    stream = await openCamera()
    if (stream && now.isOver) return end(stream)
    say({ kind: 'camera', isOn: stream !== undefined })
    if (!stream) return
    video.srcObject = stream
    await video.play().catch(() => undefined)
    await watch()
  }

  void begin().catch(broke)
  return {
    readPhoto: async (file) => {
      now.isPhotoRead = true
      const picture = await pixelsOfFile(file).catch(() => undefined)
      if (picture) await look(picture, likelyTurns, true).catch(broke)
      else say({ kind: 'refused', why: 'noPicture' })
      now.isPhotoRead = false
    },
    stop: () => {
      now.isOver = true
      if (stream) end(stream)
      reader.stop()
    },
  }
}
