import { useSlice, useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { adding } from "../add-state.ts"
import { RecordBar } from "../record/record-bar.tsx"
import { recording } from "../record/recording.ts"
import { UnfinishedTake } from "../record/unfinished-take.tsx"
import { unfinished } from "../record/unfinished.ts"
import { uploads } from "../upload/uploads.ts"
import { Tray } from "./tray.tsx"

/** What goes on while the reader is somewhere else: bottom right; on phones above what is docked there. */
export const Corner = (): ReactElement => {
  const hasUploads = useSlice(uploads, ({ length }) => length > 0)
  const takes = useStore(unfinished)
  const isRecording = useStore(recording) !== null
  const isAdding = useStore(adding) !== null
  return (
    <div className="no-print pointer-events-none fixed right-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-40 flex w-80 flex-col gap-2 max-sm:inset-x-3 max-sm:w-auto [html:has([data-docked])_&]:bottom-[calc(96px+env(safe-area-inset-bottom))] max-md:[html:has([data-docked])_&]:bottom-[calc(152px+env(safe-area-inset-bottom))] [&>*]:pointer-events-auto">
      {isRecording && !isAdding && <RecordBar />}
      {takes.map((take) => <UnfinishedTake key={take.id} take={take} />)}
      {hasUploads && <Tray />}
    </div>
  )
}
