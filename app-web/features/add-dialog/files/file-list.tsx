import { useStore } from "#web/lib/store.ts"
import { useLanguage } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"
import { useText } from "../texts.ts"
import { batchLimits, useBatchLimits } from "./batch-limits.ts"
import { changeOne, recordings, removeOne } from "./chosen-lists.ts"
import { type Chosen, moved, movedTo, obstacle, toSend } from "./chosen.ts"
import { FileRow } from "./file-row.tsx"
import { MoveMenu } from "./move-menu.tsx"
import { inOrder, reordered } from "./order.ts"
import { problemText } from "./problem-text.ts"
import { SoundOnly } from "./sound-only.tsx"
import { useDragOrder } from "./use-drag-order.ts"

interface FileListProps {
  /** Whether the order counts. */
  readonly isMerged: boolean
}

/** The recordings in the order they are sent in; what is not taken says why. */
export const FileList = ({ isMerged }: FileListProps): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const all = useStore(recordings)
  const taken = useBatchLimits()
  const sent = toSend(all, taken)
  const [said, setSaid] = useState("")
  const say = (id: string) => {
    const now = toSend(recordings.get(), batchLimits.get())
    const place = now.findIndex((one) => one.id === id)
    setSaid(t("add.moved", { name: now[place]?.file.name ?? "", place: place + 1, count: now.length }))
  }
  const { dragged, list, grip } = useDragOrder((id, at) => change((files) => movedTo(files, id, at)), say)
  const problemOf = (one: Chosen): string | null => {
    const problem = obstacle(all, one, taken)
    return problem === null ? null : problemText(problem, "media", taken, t, reader)
  }
  return (
    <>
      <ol ref={list} className="mt-2 space-y-1">
        {inOrder(all).map((one) => {
          const place = sent.indexOf(one)
          const isPlaced = isMerged && place >= 0
          return (
            <FileRow
              key={one.id}
              chosen={one}
              problem={problemOf(one)}
              place={isPlaced ? place + 1 : null}
              isDragged={dragged === one.id}
              hasTick={all.length > 1}
              grip={grip(one.id)}
              move={isPlaced && (
                <MoveMenu
                  name={one.file.name}
                  isFirst={place === 0}
                  isLast={place === sent.length - 1}
                  onMove={(move) => {
                    change((files) => moved(files, one.id, move))
                    say(one.id)
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
      <output className="sr-only">{said}</output>
    </>
  )
}

const change = (act: (sent: ReadonlyArray<Chosen>) => ReadonlyArray<Chosen>): void =>
  recordings.set((before) => reordered(before, act))
