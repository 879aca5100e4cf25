/** A paper somebody brings: its pictures are uploaded as they are chosen, the rest is judged by the server's own rules. */
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/calendar'
import type { PaperKind } from '@arriero/domain/credentials'
import { newPaperDenials, paperRules, type PaperField } from '@arriero/domain/paper-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct } from '#shared/api/queries.ts'
import { fileProblem, paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { hasPdf, type UploadedImage, whyRefused } from '#shared/ui/image-rules.ts'

interface TypedPaper {
  pictures: readonly UploadedImage[]
  issuedOn: string
  expiresOn: string
  category: string
}

const empty: TypedPaper = { pictures: [], issuedOn: '', expiresOn: '', category: '' }
const filled = (text: string) => (text === '' ? undefined : text)

type Problems = Partial<Record<PaperField, string>>

const wireFields: readonly (readonly [string, PaperField])[] = [
  ['images', 'images'],
  ['expeditionDate', 'issuedOn'],
  ['expirationDate', 'expiresOn'],
  ['category', 'category'],
]

/** The server's sentences, by our names of the fields. */
const refusedBy = (error: unknown): Problems => {
  const told = fieldTexts(error)
  return Object.fromEntries(wireFields.flatMap(([wire, own]) => (told[wire] ? [[own, told[wire]]] : [])))
}

const problemsOf = (kind: PaperKind, typed: TypedPaper): Problems => {
  const paper = {
    kind,
    pictureCount: typed.pictures.length,
    hasPdf: hasPdf(typed.pictures),
    issuedOn: filled(typed.issuedOn),
    expiresOn: filled(typed.expiresOn),
    category: filled(typed.category),
  }
  const denials = Object.entries(newPaperDenials(paper, bogotaDay(new Date())))
  return Object.fromEntries(denials.map(([field, code]) => [field, errorTexts[code]]))
}

const bodyOf = (kind: PaperKind, { pictures, issuedOn, expiresOn, category }: TypedPaper) => ({
  kind,
  images: pictures.map(({ id }) => id),
  ...(issuedOn === '' ? {} : { expeditionDate: issuedOn }),
  ...(expiresOn === '' ? {} : { expirationDate: expiresOn }),
  ...(category === '' ? {} : { category }),
})

const usePictures = (add: (sent: readonly UploadedImage[]) => void) => {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = async (files: readonly File[]) => {
    const refused = files.map((file) => whyRefused(file, paperFiles)).find(Boolean)
    setRefusal(refused)
    if (refused || files.length === 0) return
    setSending(true)
    try {
      add(await Promise.all(files.map(uploadPaper)))
    } catch (error) {
      setRefusal(fileProblem(error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, refusal, take }
}

interface PaperFormSetup {
  userId: string
  kind: PaperKind
  onDone: () => void
}

export const usePaperForm = ({ userId, kind, onDone }: PaperFormSetup) => {
  const client = useQueryClient()
  const act = useAct(api.papers.give)
  const [typed, setTyped] = useState(empty)
  const [wasTried, setTried] = useState(false)
  const rule = paperRules[kind]
  const set = (given: Partial<TypedPaper>) => {
    if (act.isError) act.reset()
    setTyped((before) => ({ ...before, ...given }))
  }
  // Sending ends long after it began: what was taken away meanwhile must stay away.
  const pictures = usePictures((sent) => {
    if (act.isError) act.reset()
    setTyped((before) => ({ ...before, pictures: [...before.pictures, ...sent].slice(-rule.mostPictures) }))
  })
  const refused = act.isError ? refusedBy(act.error) : {}
  const problems: Problems = {
    ...(wasTried ? { ...refused, ...problemsOf(kind, typed) } : {}),
    ...(pictures.refusal ? { images: pictures.refusal } : {}),
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(kind, typed)).length > 0) return
    act.mutate(
      { params: { _id: userId }, body: bodyOf(kind, typed) },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: keyOf(api.users.detail) })
          onDone()
        },
      },
    )
  }
  return {
    rule,
    typed,
    set,
    take: (files: readonly File[]) => void pictures.take(files),
    isSending: pictures.isSending,
    hasFailed: pictures.refusal !== undefined,
    problems,
    problem: act.isError && Object.keys(refused).length === 0 ? errorText(act.error) : undefined,
    isBusy: act.isPending,
    submit,
  }
}

export type PaperFormControls = ReturnType<typeof usePaperForm>
