import { sizeOf } from "#web/lib/format.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Switch } from "#web/ui/switch.tsx"
import { type ReactElement, useState } from "react"
import { batchLimits, useBatchLimits } from "./batch-limits.ts"
import { changeOne, recordings, removeOne } from "./chosen-lists.ts"
import { type Chosen, moved, movedTo, obstacle, reordered, toSend } from "./chosen.ts"
import { FileRow } from "./file-row.tsx"
import { limits } from "./limits.ts"
import { MoveMenu } from "./move-menu.tsx"
import { obstacleText } from "./obstacle-text.ts"
import { useDragOrder } from "./use-drag-order.ts"

interface FileListProps {
  /** Whether the order matters. */
  readonly isMerged: boolean
}

/** The recordings in the order they will be sent; those that are not sent keep their places. A file that is not accepted says why. */
export const FileList = ({ isMerged }: FileListProps): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const all = useStore(recordings)
  const limits = useBatchLimits()
  const sent = toSend(all, limits)
  const [announced, setAnnounced] = useState("")
  const announce = (id: string) => {
    const now = toSend(recordings.get(), batchLimits.get())
    const index = now.findIndex((one) => one.id === id)
    setAnnounced(t("add.moved", { name: now[index]?.file.name ?? "", place: index + 1, count: now.length }))
  }
  const { dragged, list, grip } = useDragOrder((id, at) => change((files) => movedTo(files, id, at)), announce)
  const errorOf = (one: Chosen): string | null => {
    const found = obstacle(all, one, limits)
    return found === null ? null : obstacleText(found, "media", limits, t, reader)
  }
  return (
    <>
      <ol ref={list} className="mt-2 space-y-1">
        {all.map((one) => {
          const index = sent.indexOf(one)
          const isPlaced = isMerged && index >= 0
          return (
            <FileRow
              key={one.id}
              chosen={one}
              error={errorOf(one)}
              position={isPlaced ? index + 1 : null}
              isDragged={dragged === one.id}
              hasTick={all.length > 1}
              grip={grip(one.id)}
              move={isPlaced && (
                <MoveMenu
                  name={one.file.name}
                  isFirst={index === 0}
                  isLast={index === sent.length - 1}
                  onMove={(move) => {
                    change((files) => moved(files, one.id, move))
                    announce(one.id)
                  }}
                />
              )}
              below={<SoundOnly chosen={one} />}
              onTick={(isWanted) => changeOne(recordings, one.id, { isWanted })}
              onRemove={() => removeOne(recordings, one.id)}
            />
          )
        })}
      </ol>
      <output className="sr-only">{announced}</output>
    </>
  )
}

const change = (act: (sent: ReadonlyArray<Chosen>) => ReadonlyArray<Chosen>): void =>
  recordings.set((before) => reordered(before, batchLimits.get(), act))

/** Offers to send only the audio of a large video. A video that is too large can only be sent that way. */
const SoundOnly = ({ chosen }: { readonly chosen: Chosen }): ReactElement | null => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const { id, file, sound, isSoundOnly, error } = chosen
  if (sound === null) return null
  const sizes = { small: sizeOf(sound.size, reader), large: sizeOf(file.size, reader) }
  if (error === "videoSize") {
    return (
      <p className="mt-1 pl-8 text-sm text-fg-2">
        {t("add.soundNeeded", { ...sizes, max: sizeOf(limits.video, reader) })}
      </p>
    )
  }
  return (
    <label className="mt-1 flex items-center gap-3 pl-8 text-sm text-fg-2">
      <span className="flex-1">{t("add.soundOnly", sizes)}</span>
      <Switch
        checked={isSoundOnly}
        aria-label={t("add.soundOnly", sizes)}
        onCheckedChange={(isSoundOnly) => changeOne(recordings, id, { isSoundOnly })}
      />
    </label>
  )
}
