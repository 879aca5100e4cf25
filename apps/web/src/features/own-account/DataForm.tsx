import { api } from '@arriero/contract'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import { CallError } from '@arriero/contract/call'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { portraitRules } from '#shared/api/upload-portrait.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainFields, PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { acceptOf, whyRefused } from '#shared/ui/images/image-rules.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import styles from './own-account.module.css'
import type { ReplyOf } from '@arriero/contract/endpoint'

type OwnDetail = ReplyOf<typeof api.users.detail, 'self'>

const isOutdated = (error: unknown) => error instanceof CallError && error.reply.code === 'account.changed'

type Typed = Pick<OwnDetail, 'name' | 'cellPhone'>

/**
 * What is typed over the profile as it was when the form opened. After a refusal because it changed meanwhile, what was not
 * typed here follows it, so that the next try is made on what can be seen.
 */
const useDataDraft = (profile: OwnDetail, error: unknown) => {
  const [read, setRead] = useState(profile)
  const [typed, setTyped] = useState<Typed>({ name: profile.name, cellPhone: profile.cellPhone })
  if (isOutdated(error) && profile.version !== read.version) {
    setTyped({
      name: typed.name === read.name ? profile.name : typed.name,
      cellPhone: typed.cellPhone === read.cellPhone ? profile.cellPhone : typed.cellPhone,
    })
    setRead(profile)
  }
  const { name, cellPhone } = typed
  return {
    held: [typed, setTyped] as const,
    version: read.version,
    /** Only the fields that differ from what was read. */
    changes: {
      ...(name.trim() === read.name ? {} : { name }),
      ...(cellPhone.trim() === read.cellPhone ? {} : { cellPhone }),
    },
  }
}

const texts = ownAccountTexts.data

interface DataFormProps {
  profile: OwnDetail
  onSaved: () => void
  onCancel: () => void
}

/** The shell shows the new name and picture at once. */
const renameSession = (name: string, image: string | undefined) => {
  const session = sessionStore.get()
  if (session.status === 'in' && session.token !== null)
    sessionStore.open(session.token, { ...session.profile, name, ...(image ? { image } : {}) })
}

const usePhoto = () => {
  const [photo, setPhoto] = useState<{ _id: string; url: string }>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same photo can be chosen again after it did not arrive.
    currentTarget.value = ''
    if (!file) return
    const why = whyRefused(file, portraitRules)
    setProblem(why ?? '')
    if (why) return
    setBusy(true)
    try {
      setPhoto(await uploadFile(api.files.uploadUserImage, file))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { photo, problem, isBusy, choose }
}

interface PhotoFieldProps {
  photo: { _id: string; url: string } | undefined
  isSending: boolean
  onChoose: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
}

/** The browser's own button would speak the browser's language. */
const PhotoField = ({ photo, isSending, onChoose }: PhotoFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const chosen = useChosen({ label: texts.photo, files: photo ? [photo._id] : [], isSending })
  return (
    <div {...chosen} className={styles.pick}>
      <input
        ref={input}
        type="file"
        accept={acceptOf(portraitRules)}
        aria-label={texts.choosePhoto}
        aria-describedby={helpId}
        className="visually-hidden"
        onChange={(event) => void onChoose(event)}
      />
      <Button icon="image" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {texts.choosePhoto}
      </Button>
      <p id={helpId} className={styles.text}>
        {texts.photoHelp}
      </p>
      {photo && <img src={photo.url} alt={texts.photo} className={styles.portrait} />}
    </div>
  )
}

/** Name, telephone and picture: what everybody says of himself. */
export const DataForm = ({ profile, onSaved, onCancel }: DataFormProps) => {
  const act = useAct(api.accounts.update)
  const { held, version, changes } = useDataDraft(profile, act.error)
  const { photo, problem, isBusy, choose } = usePhoto()
  const { data: whatsapp } = useRead(api.whatsapp.own, {})
  const body = { ...changes, ...(photo ? { image: photo._id } : {}) }
  const form = useForm({
    act,
    empty: held[0],
    held,
    fields: {
      name: {
        kind: 'name',
        label: isLegalPerson(profile.rol) ? texts.companyName : texts.name,
        required: 'name.required',
        isLive: true,
      },
      cellPhone: {
        kind: 'phone',
        label: texts.cellPhone,
        help: typeof whatsapp?.since === 'string' ? texts.endsWhatsapp : undefined,
        required: 'phone.required',
        isLive: true,
      },
    },
    isHeld: isBusy,
    mayGo: () => {
      if (Object.keys(body).length > 0) return true
      onCancel()
      return false
    },
    input: () => ({ params: { _id: profile._id }, body: { version, ...body } }),
    done: texts.saved,
    refreshes: [api.users.detail, api.whatsapp.own, api.consents.own],
    onDone: () => {
      renameSession(held[0].name.trim(), photo?.url)
      onSaved()
    },
  })
  return (
    <PlainForm
      form={{ ...form, foot: problem || form.foot }}
      act={texts.save}
      cancel={{ text: ownAccountTexts.cancel, onCancel }}
    >
      <PlainFields form={form} />
      <PhotoField photo={photo} isSending={isBusy} onChoose={choose} />
    </PlainForm>
  )
}
