import type { Folder } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { useNavigate } from "@tanstack/react-router"
import { type FormEvent, type ReactElement, useId, useState } from "react"
import { useNameError } from "./folder-name.ts"
import { useCreateFolder, useRenameFolder } from "./use-change-folder.ts"

/** Names a new folder, and opens it. */
export const CreateFolder = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("folders")
  const navigate = useNavigate()
  const create = useCreateFolder()
  const save = async (name: string) => {
    const { id } = await create(name)
    onClose()
    await navigate({ to: "/", search: { folder: id } })
  }
  return (
    <NameDialog
      title={t("folder.new")}
      act={t("folder.create")}
      before={null}
      describe={(error) => errorMessage(error, "folderCreate")}
      onSave={save}
      onClose={onClose}
    />
  )
}

interface RenameFolderProps {
  readonly folder: Folder
  readonly onClose: () => void
}

export const RenameFolder = ({ folder, onClose }: RenameFolderProps): ReactElement => {
  const t = useText("folders")
  const rename = useRenameFolder()
  return (
    <NameDialog
      title={t("folder.rename")}
      act={t("act.rename")}
      before={folder}
      describe={(error) => errorMessage(error, "folderRename")}
      onSave={async (name) => {
        await rename(folder.id, name)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  readonly title: string
  readonly act: string
  /** The folder that is renamed; null for a new one. */
  readonly before: Folder | null
  readonly describe: (error: unknown) => string
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** A folder's name, checked while it is typed. An empty one is only named as a fault when it is submitted. */
const NameDialog = ({ title, act, before, describe, onSave, onClose }: NameDialogProps): ReactElement => {
  const t = useText("folders")
  const app = useText("folders")
  const [name, setName] = useState(before?.name ?? "")
  const [isSubmitted, setSubmitted] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { form, error: errorId } = { form: useId(), error: useId() }
  const nameError = useNameError(name, before?.id)
  const shown = nameError !== null && (isSubmitted || name.trim() !== "") ? nameError : null
  const error = shown ?? (failure === null ? null : describe(failure))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (nameError !== null || isSaving) return
    setSaving(true)
    onSave(name).catch(setFailure).finally(() => setSaving(false))
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{app("act.cancel")}</Button>
          <Button type="submit" form={form} tone="primary" disabled={isSaving}>{act}</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Input
          aria-label={t("folder.name")}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setFailure(null)
          }}
          onFocus={({ target }) => target.select()}
          aria-invalid={error !== null}
          aria-describedby={errorId}
          autoComplete="off"
          enterKeyHint="done"
        />
        <p id={errorId} role="alert" className="mt-2 min-h-5 text-sm text-bad">{error}</p>
      </form>
    </Dialog>
  )
}
