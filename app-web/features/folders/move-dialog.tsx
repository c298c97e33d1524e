import { moveWithUndo, type Place } from "#web/entities/folder/move-with-undo.ts"
import { useFolders } from "#web/entities/folder/use-folders.ts"
import { fold } from "#web/lib/fold.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { fieldStyle } from "#web/ui/input.tsx"
import { clsx } from "clsx"
import { Command } from "cmdk"
import { Folder, FolderPlus, Inbox } from "lucide-react"
import { type ReactElement, useState } from "react"
import { isSameName, useNameError } from "./folder-name.ts"
import { useCreateFolder } from "./use-change-folder.ts"

interface MoveDialogProps {
  readonly ids: ReadonlyArray<string>
  readonly from: string | null | undefined
  readonly onClose: () => void
}

/** Where to move files: type to filter, Enter to move. A name that no folder has yet can be created. */
export const MoveDialog = ({ ids, from, onClose }: MoveDialogProps): ReactElement => {
  const t = useText("folders")
  const [typed, setTyped] = useState("")
  const [failure, setFailure] = useState<unknown>(null)
  const create = useCreateFolder()
  const places = usePlaces(typed)
  const name = typed.trim()
  const canCreate = useNameError(name) === null && !places.some((place) => isSameName(place.name, name))
  const move = (to: Place) => {
    onClose()
    void moveWithUndo(ids, to)
  }
  const createAndMove = () => {
    create(name).then(move, setFailure)
  }
  return (
    <Dialog
      title={t("move.title", { count: ids.length })}
      onClose={onClose}
      className="sm:w-[min(460px,calc(100vw-32px))]"
    >
      <Command loop shouldFilter={false} label={t("move.filter")}>
        <Command.Input
          value={typed}
          onValueChange={(next) => {
            setTyped(next)
            setFailure(null)
          }}
          placeholder={t("move.filter")}
          className={clsx(fieldStyle, "h-11")}
        />
        {failure !== null && (
          <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(failure, "folderCreate")}</p>
        )}
        <Command.List className="scroll mt-2 h-[min(40vh,320px)] overflow-y-auto">
          <Command.Empty className="py-8 text-center text-fg-3">{t("move.none")}</Command.Empty>
          {places.map((place) => (
            <PlaceRow
              key={place.id}
              place={place}
              isHere={place.id === from}
              onChoose={() => move(place)}
            />
          ))}
          {canCreate && (
            <Command.Item value="create" onSelect={createAndMove} className={row}>
              <FolderPlus />
              <span className="min-w-0 flex-1 truncate">{t("move.create", { name })}</span>
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </Dialog>
  )
}

const row =
  "flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 text-base text-fg data-[selected=true]:bg-hover aria-disabled:text-fg-3 [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:text-fg-3"

interface PlaceRowProps {
  readonly place: Place
  readonly isHere: boolean
  readonly onChoose: () => void
}

const PlaceRow = ({ place, isHere, onChoose }: PlaceRowProps): ReactElement => {
  const t = useText("folders")
  const Icon = place.id === null ? Inbox : Folder
  return (
    <Command.Item value={place.id ?? "uncategorized"} disabled={isHere} onSelect={onChoose} className={row}>
      <Icon />
      <span className="min-w-0 flex-1 truncate">{place.name}</span>
      {isHere && <span className="shrink-0 text-sm">{t("move.here")}</span>}
    </Command.Item>
  )
}

/** The folders whose names contain what was typed, and the place of files that are in none. */
const usePlaces = (typed: string): ReadonlyArray<Place> => {
  const t = useText("folders")
  const sought = fold(typed.trim()).text
  const places: ReadonlyArray<Place> = [
    { id: null, name: t("nav.uncategorized") },
    ...useFolders()?.folders ?? [],
  ]
  return places.filter(({ name }) => fold(name).text.includes(sought))
}
