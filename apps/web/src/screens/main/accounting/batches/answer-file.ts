/** A bank's answer as its browser reads it: banks write UTF-8 or the older Windows letters. */
import { answerMostBytes } from '@arriero/domain/typed/limits'

export type AnswerFile = { name: string; text: string } | 'too large'

const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export const readAnswerFile = async (file: File): Promise<AnswerFile> =>
  file.size > answerMostBytes ? 'too large' : { name: file.name, text: textOf(await file.arrayBuffer()) }
