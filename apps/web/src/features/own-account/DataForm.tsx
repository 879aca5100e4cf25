import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { isLegalPerson } from '@arriero/domain/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { portraitRules } from '#shared/api/upload-portrait.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { acceptOf, whyRefused } from '#shared/ui/image-rules.ts'
import type { OwnDetail } from './own-detail.ts'
import { ownAccountTexts } from './own-account.texts.ts'
import { useDataDraft } from './use-data-draft.ts'
import styles from './own-account.module.css'

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
      <PlainButton icon="image" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {texts.choosePhoto}
      </PlainButton>
      <p id={helpId} className={styles.text}>
        {texts.photoHelp}
      </p>
      {photo && <img src={photo.url} alt={texts.photo} className={styles.portrait} />}
    </div>
  )
}

/** Name, telephone and picture: what everybody says of himself. */
export const DataForm = ({ profile, onSaved, onCancel }: DataFormProps) => {
  const client = useQueryClient()
  const act = useAct(api.users.update)
  const { name, cellPhone, type, version, changes } = useDataDraft(profile, act.error)
  const { photo, problem, isBusy, choose } = usePhoto()
  const { data: whatsapp } = useRead(api.whatsapp.own, {})
  const hasWhatsapp = typeof whatsapp?.since === 'string'
  const refused = act.isError ? fieldTexts(act.error) : {}
  const isElsewhere = act.isError && !('name' in refused) && !('cellPhone' in refused)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (act.isPending || isBusy || name.trim() === '' || cellPhone.trim() === '') return
    const body = { ...changes, ...(photo ? { image: photo._id } : {}) }
    if (Object.keys(body).length === 0) return onCancel()
    act.mutate(
      { params: { _id: profile._id }, body: { version, ...body } },
      {
        onSettled: () => {
          for (const read of [api.users.detail, api.whatsapp.own, api.consents.own])
            void client.invalidateQueries({ queryKey: keyOf(read) })
        },
        onSuccess: () => {
          renameSession(name.trim(), photo?.url)
          onSaved()
        },
      },
    )
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        label={isLegalPerson(profile.rol) ? texts.companyName : texts.name}
        required
        most={120}
        value={name}
        error={name.trim() === '' ? errorTexts['name.required'] : (refused['name'] ?? '')}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Field
        label={texts.cellPhone}
        type="tel"
        required
        most={24}
        value={cellPhone}
        {...(hasWhatsapp ? { help: texts.endsWhatsapp } : {})}
        error={cellPhone.trim() === '' ? errorTexts['phone.required'] : (refused['cellPhone'] ?? '')}
        onChange={({ target }) => type({ cellPhone: target.value })}
      />
      <PhotoField photo={photo} isSending={isBusy} onChoose={choose} />
      <p className={styles.problem} role="alert">
        {problem || (isElsewhere && errorText(act.error))}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind="primary" isBusy={act.isPending || isBusy}>
          {texts.save}
        </PlainButton>
        <CancelButton kind="quiet" disabled={act.isPending} onCancel={onCancel}>
          {ownAccountTexts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}
